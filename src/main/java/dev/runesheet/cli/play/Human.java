package dev.runesheet.cli.play;

import dev.runesheet.api.Match;
import dev.runesheet.cli.console.Pictures;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** A person who answers on the terminal. */
final class Human implements Player {

  private static final Set<String> QUIT = Set.of("q", "quit");
  private static final Set<String> HELP = Set.of("?", "help");
  private static final String BOARD = "board";

  private final Terminal terminal;
  private final GameTools tools;
  private final String name;
  private final Pictures pictures;
  private final Seats seats;
  private final MenuPrinter printer;

  Human(Terminal terminal, GameTools tools, String name, Pictures pictures, Seats seats) {
    this.terminal = terminal;
    this.tools = tools;
    this.name = name;
    this.pictures = pictures;
    this.seats = seats;
    this.printer = new MenuPrinter(terminal);
  }

  @Override
  public boolean hearsOffers() {
    return true;
  }

  @Override
  public Answer answer(Match match, Decision decision, Set<String> failed) {
    Menu menu = new Menu(decision.options(), option -> tools.words(match, decision, option));
    MenuPrinter.Texts texts = option -> tools.describe(match, decision, option);
    seats.take(decision.player());
    pictures.before(decision.player());
    printer.ask(name + ", " + tools.question(match, decision) + ":", menu, texts);
    while (true) {
      terminal.out().print("  Your choice (? for help): ");
      terminal.out().flush();
      String line = read();
      if (line == null) {
        terminal.out().println();
        return new Answer.Stopped(Contest.End.INPUT_ENDED);
      }
      String typed = line.strip();
      // A question about an option is not that option, though signs do not matter.
      List<Option> meant = typed.startsWith("?") ? List.of() : menu.exactly(typed);
      if (meant.isEmpty() && QUIT.contains(typed.toLowerCase(Locale.ROOT))) {
        return new Answer.Stopped(Contest.End.LEFT);
      }
      if (meant.isEmpty() && advise(match, typed, decision, menu, texts)) {
        continue;
      }
      meant = meant.isEmpty() ? menu.beginning(typed) : meant;
      if (meant.size() == 1) {
        return new Answer.Chosen(meant.get(0));
      }
      refuse(match, decision, menu, typed, meant);
    }
  }

  /** Handles an input that is a request rather than a choice; returns whether it was one. */
  private boolean advise(
      Match match, String typed, Decision decision, Menu menu, MenuPrinter.Texts texts) {
    String[] words = typed.split("\\s+|(?<=^\\?)", 2);
    if (typed.equalsIgnoreCase(BOARD)) {
      pictures.again(decision.player());
      terminal.out().println();
      printer.options(menu, texts);
    } else if (!HELP.contains(words[0].toLowerCase(Locale.ROOT))) {
      return false;
    } else if (words.length == 1 || words[1].isBlank()) {
      printer.help(menu, texts);
    } else {
      explain(match, words[1].strip(), decision, menu, texts);
    }
    return true;
  }

  private void explain(
      Match match, String typed, Decision decision, Menu menu, MenuPrinter.Texts texts) {
    List<Option> meant = menu.exactly(typed);
    meant = meant.isEmpty() ? menu.beginning(typed) : meant;
    if (meant.isEmpty()) {
      refuse(match, decision, menu, typed, meant);
    }
    meant.forEach(option -> printer.explain(option, menu, texts));
  }

  private void refuse(Match match, Decision decision, Menu menu, String typed, List<Option> meant) {
    if (meant.isEmpty()) {
      String reason = match.refusal(decision.id(), typed);
      terminal.out().println("  " + (reason.isEmpty() ? wrong(typed, menu) : sentence(reason)));
    } else {
      terminal.out().println("  '" + typed + "' is the beginning of several; type more of one:");
      printer.list(meant, menu);
    }
  }

  private static String sentence(String reason) {
    return reason.endsWith(".") ? reason : reason + ".";
  }

  private static String wrong(String typed, Menu menu) {
    String numbers = menu.size() == 1 ? "1" : "a number from 1 to " + menu.size();
    String expected = numbers + ", or the words of an option";
    String nearest = Words.nearest(typed, menu.options().stream().map(Option::words).toList());
    String advice = nearest == null ? "; ? helps." : "; did you mean '" + nearest + "'?";
    return (typed.isEmpty() ? "Type " : "'" + typed + "' is none of these: type ")
        + expected
        + advice;
  }

  private String read() {
    try {
      return terminal.in().readLine();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
