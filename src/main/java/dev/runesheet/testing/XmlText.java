package dev.runesheet.testing;

import dev.runesheet.table.grid.EscapedText;
import java.io.StringWriter;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Texts for XML and HTML. */
public final class XmlText {

  private XmlText() {}

  /** A text without what XML has no way to write, most control characters. */
  public static String clean(String text) {
    StringBuilder clean = new StringBuilder();
    text.codePoints()
        .map(one -> EscapedText.isWritable(one) ? one : '\uFFFD')
        .forEach(clean::appendCodePoint);
    return clean.toString();
  }

  /** A writer of a document's content. */
  @FunctionalInterface
  public interface Content {

    /** Writes it. */
    void write(XMLStreamWriter xml) throws XMLStreamException;
  }

  /** The text of a document, with an end of line. */
  public static String written(Content content) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter writer = XMLOutputFactory.newInstance().createXMLStreamWriter(text);
      content.write(writer);
      writer.close();
    } catch (XMLStreamException impossible) {
      throw new IllegalStateException("a text takes every element", impossible);
    }
    return text.append('\n').toString();
  }

  /** The text escaped for an element of a page, or for an attribute in quotes. */
  public static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
