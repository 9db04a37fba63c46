package dev.runesheet.table.grid;

import java.util.ArrayList;
import java.util.List;
import org.xml.sax.Attributes;
import org.xml.sax.helpers.DefaultHandler;

/** The texts of a workbook, which cells name by their number. */
final class SharedTexts extends DefaultHandler {

  private final List<String> texts = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private boolean inText;
  private int phonetic;

  /** The texts in their order. */
  List<String> texts() {
    return texts;
  }

  @Override
  public void startElement(String uri, String name, String qualified, Attributes attributes) {
    switch (name) {
      case "si" -> text.setLength(0);
      case "t" -> inText = phonetic == 0;
      case "rPh" -> phonetic++;
      default -> {}
    }
  }

  @Override
  public void endElement(String uri, String name, String qualified) {
    switch (name) {
      case "si" -> texts.add(EscapedText.plain(text.toString()));
      case "t" -> inText = false;
      case "rPh" -> phonetic--;
      default -> {}
    }
  }

  @Override
  public void characters(char[] characters, int start, int length) {
    if (inText) {
      text.append(characters, start, length);
    }
  }
}
