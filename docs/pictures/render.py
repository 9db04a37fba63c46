#!/usr/bin/env python3
"""Draws the pictures of docs/authors.md and docs/valeria.md from the shipped workbooks.

Needs LibreOffice (soffice) and Poppler (pdftoppm). Run in the project's folder:
    python3 docs/pictures/render.py
"""
import re, subprocess, tempfile, zipfile
from pathlib import Path

# Workbook, sheet, picture, dots per inch, width and height in dots.
PICTURES = [
    ("decision-tables/math-battle/global-rules.drl.xlsx", "Read me", "read-me", 110, 1150, 430),
    ("decision-tables/math-battle/global-rules.drl.xlsx", "Global rules", "global-rules", 300, 1900, 180),
    ("decision-tables/queens-blood/effects.drl.xlsx", "Change power", "change-power", 190, 1960, 420),
    ("data/queens-blood/cards.xlsx", "Cards", "cards", 110, 1150, 420),
    ("data/valeria/cards.xlsx", "Citizens", "citizens", 220, 2100, 420),
]


def one_page_wide(source, target, sheet):
    """A copy of the workbook that prints one sheet, fitted to one landscape page in width."""
    with zipfile.ZipFile(source) as book:
        parts = {name: book.read(name) for name in book.namelist()}
    index = parts["xl/workbook.xml"].decode()
    links = parts["xl/_rels/workbook.xml.rels"].decode()
    for tag, name, link in re.findall(r'(<sheet [^>]*name="([^"]*)"[^>]*r:id="([^"]*)"[^>]*>)', index):
        if name != sheet and "state=" not in tag:
            index = index.replace(tag, tag.replace("<sheet ", '<sheet state="hidden" '))
        if name == sheet:
            entry = re.search(r'<Relationship [^>]*Id="%s"[^>]*>' % link, links).group(0)
            path = "xl/" + re.search(r'Target="/?(?:xl/)?([^"]*)"', entry).group(1)
    text = re.sub(r"<pageSetup[^>]*/>", "", parts[path].decode())
    fit = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>'
    if "<sheetPr" in text:
        text = re.sub(r"<sheetPr(/>|[^>]*[^/]>.*?</sheetPr>|>.*?</sheetPr>)", fit, text, count=1, flags=re.S)
    else:
        text = re.sub(r"(<worksheet[^>]*>)", r"\1" + fit, text, count=1)
    page = r'\1<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>'
    parts[path] = re.sub(r"(<pageMargins[^>]*/>)", page, text, count=1).encode()
    order = [name for name in re.findall(r'<sheet [^>]*name="([^"]*)"', index)]
    index = re.sub(r' (activeTab|firstSheet)="\d+"', "", index)
    index = re.sub(r"<workbookView", '<workbookView activeTab="%d"' % order.index(sheet), index, count=1)
    parts["xl/workbook.xml"] = index.encode()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as book:
        for name, content in parts.items():
            book.writestr(name, content)


def draw(source, sheet, picture, dots, width, height, folder):
    copy = folder / (picture + ".xlsx")
    one_page_wide(source, copy, sheet)
    subprocess.run(["soffice", "-env:UserInstallation=" + (folder / "profile").as_uri(), "--headless",
                    "--convert-to", "pdf", "--outdir", str(folder), str(copy)], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["pdftoppm", "-r", str(dots), "-x", str(dots * 4 // 10), "-y", str(dots * 4 // 10),
                    "-W", str(width), "-H", str(height), "-png", "-f", "1", "-l", "1", "-singlefile",
                    str(copy.with_suffix(".pdf")), "docs/pictures/" + picture], check=True)


with tempfile.TemporaryDirectory() as name:
    for picture in PICTURES:
        draw(*picture, Path(name))
