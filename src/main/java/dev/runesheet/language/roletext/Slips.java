package dev.runesheet.language.roletext;

import dev.runesheet.document.Resources;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Common slips in role text, and what each is taken for; the list is a file beside the code.
 *
 * @param pattern what is written
 * @param instead what is meant
 */
record Slips(Pattern pattern, String instead) {

  private static final String BULLET = "^\\s*[" + RoleTextWriter.BULLETS + "]?\\s*";

  /** The rounds of mending: a mended slip may leave one that comes before it. */
  private static final int ROUNDS = 2;

  private static final List<Slips> ALWAYS = new ArrayList<>();
  private static final List<Slips> NOT_UNDERSTOOD = new ArrayList<>();

  static {
    List<Slips> into = ALWAYS;
    for (String line : Resources.text(Slips.class, "slips.txt").lines().toList()) {
      int tab = line.indexOf('\t');
      if (line.equals("not understood")) {
        into = NOT_UNDERSTOOD;
      } else if (tab > 0) {
        into.add(new Slips(Pattern.compile(full(line.substring(0, tab))), line.substring(tab + 1)));
      }
    }
  }

  /** A pattern without the short forms that the file has. */
  private static String full(String pattern) {
    String clauses = pattern.replace("<N>", LineLexer.NAMING).replace("<T>", LineLexer.TRIGGERS);
    return clauses.replace("<B>", BULLET).replace("<W>", "\\w+");
  }

  private String in(String line) {
    return pattern.matcher(line).replaceAll(instead);
  }

  /** A line without marks that say nothing: of pages, comments, blanks of other sorts. */
  static String clean(String line) {
    if (!LineReader.isReadable(line)) {
      return line;
    }
    String clean = line;
    for (Slips slip : ALWAYS) {
      clean = slip.in(clean);
    }
    return clean;
  }

  /** The lines that may have been meant, each the one before with one slip more mended. */
  static List<String> mended(String line) {
    List<String> all = new ArrayList<>();
    String last = line;
    for (int round = 0; round < ROUNDS; round++) {
      for (Slips slip : NOT_UNDERSTOOD) {
        String next = slip.in(last);
        if (!next.equals(last)) {
          all.add(next);
          last = next;
        }
      }
    }
    return all;
  }
}
