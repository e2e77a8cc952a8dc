"""From a job to a piece: which package knows its family."""
from importlib import import_module

PACKAGES = {"bedroom": "case", "dining": "case", "living": "case", "bath": "case", "case": "case", "bed": "bed", "office": "office"}


def build(job, data):
    """The Piece of a job: `layer` and `tokens` of a picture, or `what` and `token` of a thumb."""
    package = import_module(f"families.{PACKAGES[job['family']]}.build")
    if job["kind"] == "thumb":
        return package.thumb(job["family"], job["what"], job["token"], data)
    return package.layer(job["family"], job["layer"], job["tokens"], data)
