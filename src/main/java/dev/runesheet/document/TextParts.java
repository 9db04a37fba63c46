package dev.runesheet.document;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The parts of a JSON or YAML text: where each value begins and ends. */
final class TextParts {

  /** A value with its place in the text. */
  static final class Part {
    final Part around;
    final String name;

    /** The beginning of its name, or of the entry; its own beginning if it has none. */
    int key;

    int keyEnd;
    int start;
    final List<Part> parts = new ArrayList<>();
    private int end;

    private Part(Part around, String name, int key, int keyEnd, int start) {
      this.around = around;
      this.name = name;
      this.key = key;
      this.keyEnd = keyEnd;
      this.start = start;
    }

    int end() {
      return end;
    }

    /** Notes that all from a place on, with what ends there, stands elsewhere now. */
    void move(int from, int by) {
      key += key >= from ? by : 0;
      keyEnd += keyEnd >= from ? by : 0;
      start += start >= from ? by : 0;
      end += end >= from ? by : 0;
      parts.forEach(part -> part.move(from, by));
    }

    /** A part by its name, or an entry by its number; null if there is none. */
    Part part(String of) {
      return parts.stream().filter(one -> one.name.equals(of)).findFirst().orElse(null);
    }
  }

  private final String text;
  private final JsonParser parser;
  private final boolean countsPairs;
  private final String behindScalars;
  private Part root;

  /** The latest place in characters and in code points, from which the next is not far. */
  private int reached;

  private int counted;

  private TextParts(String text, JsonParser parser, Syntax syntax) {
    this.text = text;
    this.parser = parser;
    boolean pairs = text.chars().anyMatch(one -> Character.isSurrogate((char) one));
    this.countsPairs = pairs && syntax.countsCodePoints();
    this.behindScalars = syntax.behindScalars();
  }

  /**
   * The outermost value of a text.
   *
   * @throws IllegalArgumentException if the text cannot be read
   */
  static Part of(String text, Syntax syntax) {
    try (JsonParser parser = syntax.parser(text)) {
      TextParts parts = new TextParts(text, parser, syntax);
      parts.scan();
      return parts.root;
    } catch (IOException broken) {
      throw new IllegalArgumentException("text is not readable: " + broken.getMessage(), broken);
    }
  }

  private void scan() throws IOException {
    Part within = null;
    int key = -1;
    int keyEnd = -1;
    String name = "";
    for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
      int start = offset(parser.currentTokenLocation());
      if (token == JsonToken.FIELD_NAME) {
        name = parser.currentName();
        key = start;
        keyEnd = scalarEnd(start);
      } else if (token.isStructEnd()) {
        boolean flow = text.charAt(within.start) == '{' || text.charAt(within.start) == '[';
        within.end = flow ? start + 1 : lastEnd(within);
        within = within.around;
        key = -1;
      } else {
        String called = key >= 0 || within == null ? name : Integer.toString(within.parts.size());
        int from = key >= 0 ? key : start;
        Part part = new Part(within, called, from, keyEnd, start);
        part.end = token.isStructStart() ? start : scalarEnd(start);
        if (within == null) {
          root = part;
        } else {
          within.parts.add(part);
        }
        within = token.isStructStart() ? part : within;
        key = -1;
      }
    }
  }

  private int offset(JsonLocation place) {
    int count = (int) place.getCharOffset();
    if (!countsPairs) {
      return count;
    }
    reached = text.offsetByCodePoints(reached, count - counted);
    counted = count;
    return reached;
  }

  private static int lastEnd(Part block) {
    return block.parts.isEmpty() ? block.start : block.parts.get(block.parts.size() - 1).end;
  }

  /** The end of the present scalar: behind its last sign. */
  private int scalarEnd(int start) throws IOException {
    char first = text.charAt(start);
    if (first == '"') {
      int at = start + 1;
      while (text.charAt(at) != '"') {
        at += text.charAt(at) == '\\' ? 2 : 1;
      }
      return at + 1;
    }
    parser.finishToken();
    int end = offset(parser.currentLocation());
    while (end > start && behindScalars.indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    return end;
  }
}
