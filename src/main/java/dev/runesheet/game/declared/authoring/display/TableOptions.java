package dev.runesheet.game.declared.authoring.display;

import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The words for the options of one decision. Those with equal words, such as attacks on two equal
 * cards, get numbers from 1 in the order in which they are offered.
 */
public final class TableOptions {

  private final List<Option> options;

  private TableOptions(List<Option> options) {
    this.options = options;
  }

  public static TableOptions of(Decision decision) {
    return new TableOptions(decision.options());
  }

  /** The options with some words. */
  public List<Option> called(String words) {
    return options.stream().filter(option -> option.unnumbered().equals(words)).toList();
  }

  /** The words of an option, with a number if others have the same words. */
  public String words(Option option) {
    List<Option> same = called(option.unnumbered());
    return same.size() == 1
        ? option.words()
        : option.unnumbered() + " " + (same.indexOf(option) + 1);
  }

  /** The option that words with a number behind them mean; empty if there is none. */
  public Optional<Option> numbered(String words) {
    return options.stream()
        .filter(one -> called(one.unnumbered()).size() > 1 && words(one).equals(words))
        .findFirst();
  }

  /** The texts for several options with the same words. */
  public static List<String> numbers(List<Option> same) {
    List<String> numbers = new ArrayList<>();
    for (int number = 1; number <= same.size(); number++) {
      numbers.add(same.get(0).unnumbered() + " " + number);
    }
    return numbers;
  }
}
