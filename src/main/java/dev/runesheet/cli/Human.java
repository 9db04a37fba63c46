package dev.runesheet.cli;

import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.Option;
import dev.runesheet.model.Slug;
import dev.runesheet.pack.GameTools;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;

/** Asks a person. */
final class Human implements Player {

  private static final String QUIT = "q";

  private final Terminal terminal;
  private final GameTools tools;
  private final String name;

  Human(Terminal terminal, GameTools tools, String name) {
    this.terminal = terminal;
    this.tools = tools;
    this.name = name;
  }

  @Override
  public Answer answer(Match match, Decision decision, Set<String> failed) {
    show(match, decision);
    while (true) {
      terminal.out().print("  Your choice (q to quit): ");
      terminal.out().flush();
      String typed = read();
      if (typed == null) {
        terminal.out().println();
        return new Answer.Stopped(Contest.End.INPUT_ENDED);
      }
      Option chosen = find(decision.options(), typed.strip());
      if (chosen != null) {
        return new Answer.Chosen(chosen);
      }
      if (typed.strip().equalsIgnoreCase(QUIT)) {
        return new Answer.Stopped(Contest.End.LEFT);
      }
      List<String> ids = decision.options().stream().map(Option::id).toList();
      String wrong = typed.isBlank() ? "Type one" : "'" + typed.strip() + "' is none";
      terminal.out().println("  " + wrong + " of " + String.join(", ", ids) + ".");
    }
  }

  private void show(Match match, Decision decision) {
    terminal.out().println();
    tools.draw(match).lines().forEach(line -> terminal.out().println("  " + line));
    String question = "  " + name + ", choose " + decision.prompt() + ":";
    terminal.out().println(terminal.paint().heading(question));
    List<Option> options = decision.options();
    int width = options.stream().mapToInt(option -> option.id().length()).max().orElse(1);
    for (Option option : options) {
      String gap = " ".repeat(width - option.id().length() + 2);
      terminal.out().println("    " + terminal.paint().action(option.id()) + gap + option.words());
    }
  }

  private String read() {
    try {
      return terminal.in().readLine();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** By id, or by its words if they name one option only. */
  private static Option find(List<Option> options, String typed) {
    for (Option option : options) {
      if (option.id().equals(typed)) {
        return option;
      }
    }
    String wanted = Slug.of(typed);
    List<Option> same =
        options.stream().filter(one -> Slug.of(one.words()).equals(wanted)).toList();
    return same.size() == 1 ? same.get(0) : null;
  }
}
