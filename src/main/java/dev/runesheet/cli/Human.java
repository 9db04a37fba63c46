package dev.runesheet.cli;

import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.Option;
import dev.runesheet.model.Slug;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.GameTools;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Asks a person. */
final class Human implements Player {

  private static final String QUIT = "q";
  private static final int MANY = 12;

  private final Terminal terminal;
  private final GameTools tools;
  private final String name;

  Human(Terminal terminal, GameTools tools, String name) {
    this.terminal = terminal;
    this.tools = tools;
    this.name = name;
  }

  @Override
  public boolean hearsOffers() {
    return true;
  }

  @Override
  public Answer answer(Match match, Decision decision, Set<String> failed) {
    Map<String, Option> options = labelled(decision.options());
    show(match, decision, options);
    while (true) {
      terminal.out().print("  Your choice (q to quit): ");
      terminal.out().flush();
      String typed = read();
      if (typed == null) {
        terminal.out().println();
        return new Answer.Stopped(Contest.End.INPUT_ENDED);
      }
      Option chosen = find(options, typed.strip());
      if (chosen != null) {
        return new Answer.Chosen(chosen);
      }
      if (typed.strip().equalsIgnoreCase(QUIT)) {
        return new Answer.Stopped(Contest.End.LEFT);
      }
      String reason = match.refusal(decision.id(), typed.strip());
      terminal
          .out()
          .println("  " + (reason.isEmpty() ? wrong(typed.strip(), options) : reason + "."));
    }
  }

  /**
   * Options by the numbers that people type: their ids if those are numbers, else counted from 1.
   */
  private static Map<String, Option> labelled(List<Option> options) {
    boolean numbers = options.stream().allMatch(option -> option.id().matches("\\d+"));
    Map<String, Option> labelled = new LinkedHashMap<>();
    for (Option option : options) {
      labelled.put(numbers ? option.id() : Integer.toString(labelled.size() + 1), option);
    }
    return labelled;
  }

  private void show(Match match, Decision decision, Map<String, Option> options) {
    String position = tools.draw(match, decision.player());
    if (!position.isEmpty()) {
      terminal.out().println();
      position.lines().forEach(line -> terminal.out().println("  " + line));
    }
    terminal.out().println();
    String question = "  " + name + ", " + asked(decision.prompt()) + ":";
    terminal.out().println(terminal.paint().heading(question));
    int width = options.keySet().stream().mapToInt(String::length).max().orElse(1);
    options.forEach(
        (number, option) -> {
          String gap = " ".repeat(width - number.length());
          String shown = terminal.paint().action(gap + number);
          terminal.out().println("    " + shown + "  " + option.words());
        });
  }

  /** A prompt in words: what is chosen, or what choosing it is called. */
  private static String asked(String prompt) {
    String words = prompt.replace('_', ' ');
    return words.startsWith("choose ") ? words : "choose " + words;
  }

  private static String wrong(String typed, Map<String, Option> options) {
    List<String> numbers = List.copyOf(options.keySet());
    String valid =
        numbers.size() > MANY
            ? "a number from " + numbers.get(0) + " to " + numbers.get(numbers.size() - 1)
            : String.join(", ", numbers);
    String expected = valid + ", or the words of an option";
    List<String> words = options.values().stream().map(Option::words).toList();
    String nearest = Words.nearest(typed, words);
    String advice = nearest == null ? "." : "; did you mean '" + nearest + "'?";
    return (typed.isEmpty() ? "Type " : "'" + typed + "' is none of ") + expected + advice;
  }

  private String read() {
    try {
      return terminal.in().readLine();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** By number, or by its words if they name one option only. */
  private static Option find(Map<String, Option> options, String typed) {
    if (options.containsKey(typed)) {
      return options.get(typed);
    }
    String wanted = Slug.of(typed);
    List<Option> same =
        options.values().stream().filter(one -> Slug.of(one.words()).equals(wanted)).toList();
    return same.size() == 1 ? same.get(0) : null;
  }
}
