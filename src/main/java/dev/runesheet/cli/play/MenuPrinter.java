package dev.runesheet.cli.play;

import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.spelling.TextColumns;
import dev.runesheet.spi.Option;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The printer of questions, their options, and the rules text of each option. */
final class MenuPrinter {

  /** The rules text of options; empty where an option is about no card. */
  @FunctionalInterface
  interface Texts {
    /** The text of an option. */
    String of(Option option);
  }

  private static final String INDENT = "    ";
  private static final int GAP = 3;
  private static final int MANY = 12;

  private final Terminal terminal;
  private final Set<String> shown = new HashSet<>();

  MenuPrinter(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Prints a question and its options. */
  void ask(String question, Menu menu, Texts texts) {
    terminal.out().println();
    terminal.out().println("  " + terminal.paint().heading(question));
    options(menu, texts);
  }

  /**
   * Prints the options: each with its text where every text is of one option only, and one of them
   * has not been shown yet. Many options stand in columns, downwards, as far as the width allows.
   */
  void options(Menu menu, Texts texts) {
    if (menu.size() > MANY) {
      columns(menu);
      return;
    }
    List<String> said = menu.options().stream().map(texts::of).toList();
    List<String> known = said.stream().filter(text -> !text.isEmpty()).toList();
    boolean apart = known.size() > 1 && Set.copyOf(known).size() == known.size();
    boolean fresh = apart && shown.addAll(known);
    for (int number = 1; number <= menu.size(); number++) {
      Option option = menu.option(number);
      terminal.out().println(INDENT + numbered(option, menu));
      if (fresh) {
        text(said.get(number - 1), menu);
      }
    }
  }

  /** Prints the options in as few lines as the width allows, each column as wide as it needs. */
  private void columns(Menu menu) {
    int rows = 1;
    while (rows < menu.size() && width(menu, rows) > terminal.width()) {
      rows++;
    }
    for (int row = 1; row <= rows; row++) {
      StringBuilder line = new StringBuilder(INDENT);
      for (int number = row; number <= menu.size(); number += rows) {
        Option option = menu.option(number);
        boolean last = number + rows > menu.size();
        int longest = longest(menu, number - row, rows);
        int blanks = last ? 0 : longest - TextColumns.of(menu.words(option)) + GAP;
        line.append(numbered(option, menu)).append(" ".repeat(blanks));
      }
      terminal.out().println(line);
    }
  }

  /** The width of all columns of so many rows. */
  private static int width(Menu menu, int rows) {
    int width = INDENT.length() - GAP;
    for (int before = 0; before < menu.size(); before += rows) {
      width += digits(menu) + 2 + longest(menu, before, rows) + GAP;
    }
    return width;
  }

  /** The length of the longest words in a column, which begins after some options. */
  private static int longest(Menu menu, int before, int rows) {
    return menu.options().stream()
        .skip(before)
        .limit(rows)
        .mapToInt(option -> TextColumns.of(menu.words(option)))
        .max()
        .orElse(0);
  }

  /** Prints the text of an option. */
  void explain(Option option, Menu menu, Texts texts) {
    terminal.out().println(INDENT + numbered(option, menu));
    String said = texts.of(option);
    text(said.isEmpty() ? "There is no more to say of it." : said, menu);
  }

  /** Prints what can be typed. */
  void help(Menu menu, Texts texts) {
    int last = menu.size();
    boolean tells = menu.options().stream().anyMatch(option -> !texts.of(option).isEmpty());
    List<String> lines = new ArrayList<>();
    lines.add(pad(last == 1 ? "1" : "1 to " + last) + "the option of that number");
    lines.add(pad("words") + "the option with these words or this id; their beginning will do");
    if (tells) {
      lines.add(pad("? 1") + "what option 1 does; words will do here, too");
    }
    lines.add(pad("board") + "how the match stands, and the options again");
    lines.add(pad("?, help") + "this");
    lines.add(pad("q, quit") + "leave the match; it is kept if you began with --save FILE");
    lines.forEach(line -> terminal.out().println(INDENT + line));
  }

  /** Prints some of the options. */
  void list(List<Option> some, Menu menu) {
    some.forEach(option -> terminal.out().println(INDENT + numbered(option, menu)));
  }

  private String numbered(Option option, Menu menu) {
    String number = Integer.toString(menu.number(option));
    String gap = " ".repeat(digits(menu) - number.length());
    return terminal.paint().action(gap + number) + "  " + menu.words(option);
  }

  private void text(String said, Menu menu) {
    String margin = INDENT + " ".repeat(digits(menu) + 2);
    if (!said.isEmpty()) {
      Text.wrapped(said, terminal.width() - margin.length())
          .forEach(line -> terminal.out().println(margin + terminal.paint().faint(line)));
    }
  }

  private static int digits(Menu menu) {
    return Integer.toString(menu.size()).length();
  }

  private static String pad(String text) {
    return TextColumns.padded(text + "  ", 10);
  }
}
