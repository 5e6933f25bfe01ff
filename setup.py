"Everything about the package stands in settings.ini; this only hands it on (the layout of nbdev 2)."
from configparser import ConfigParser
from pathlib import Path
import setuptools

here = Path(__file__).parent
cp = ConfigParser(delimiters=['='], interpolation=None)
cp.read(here/'settings.ini', encoding='utf-8')
cfg = cp['DEFAULT']
lib = cfg['lib_path']

setuptools.setup(
    name=cfg['lib_name'], version=cfg['version'], description=cfg['description'], url=cfg['git_url'],
    author=cfg['author'], keywords=cfg['keywords'].split(),
    license='Apache-2.0', license_files=['LICENSE'],
    classifiers=['Development Status :: 3 - Alpha', 'Intended Audience :: Developers', 'Intended Audience :: Education',
                 'Natural Language :: English', 'Programming Language :: Python :: 3', 'Topic :: Software Development :: Compilers'],
    long_description=(here/'README.md').read_text(encoding='utf-8'), long_description_content_type='text/markdown',
    packages=setuptools.find_packages(include=[lib, f'{lib}.*']), include_package_data=True, zip_safe=False,
    python_requires=f">={cfg['min_python']}", install_requires=cfg['requirements'].split(),
    extras_require={extra: cfg[f'{extra}_requirements'].split() for extra in ('dev', 'gpu', 'onnx', 'distributed', 'models')},
    entry_points={'console_scripts': ['tinylearn=tinylearn.__main__:main'],
                  'nbdev': [f'{lib}={lib}._modidx:d']})
