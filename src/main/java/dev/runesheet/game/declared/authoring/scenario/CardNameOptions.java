package dev.runesheet.game.declared.authoring.scenario;

import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.testing.Refusal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The names and ids of cards that scenarios write where an option of a card is meant: {@code Spark
 * Imp} or {@code spark-imp} for {@code play Spark Imp}. As an answer of another question the name
 * can be read, so that a refusal of it, or that it cannot be chosen, would say nothing about the
 * card.
 */
final class CardNameOptions {

  private final Set<String> names;
  private final Map<String, Card> cards;

  CardNameOptions(DeclaredCatalog catalog) {
    this.cards = catalog.cards();
    this.names = catalog.cards().values().stream().map(Card::name).collect(Collectors.toSet());
  }

  /**
   * Refuses the bare name or id of a card that open questions have in options, but not as one.
   *
   * @throws Refusal with the options that may be meant
   */
  void refuse(String words, List<Decision> asked) {
    reason(words, asked)
        .ifPresent(
            reason -> {
              throw new Refusal(Refusal.INVALID, reason);
            });
  }

  /** Why such a name is no option, with those that may be meant; empty if it is none. */
  Optional<String> reason(String words, List<Decision> asked) {
    String name = cards.containsKey(words) ? cards.get(words).name() : words;
    if (!names.contains(name)) {
      return Optional.empty();
    }
    Set<String> meant = new LinkedHashSet<>();
    for (Decision decision : asked) {
      for (Option option : decision.options()) {
        if (option.isCalled(words)) {
          return Optional.empty();
        }
        if (option.unnumbered().equals(name) || isOf(option.unnumbered(), name)) {
          meant.add(Words.quote(option.unnumbered()));
        }
      }
    }
    return meant.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Words.quote(words) + " alone is no option now; did you mean " + either(meant) + "?");
  }

  private static String either(Set<String> meant) {
    return meant.size() == 1 ? meant.iterator().next() : Words.oneOf(meant);
  }

  /** True if an option is one of the card, and not of one with a longer name. */
  private boolean isOf(String option, String name) {
    return holds(option, name)
        && names.stream()
            .filter(other -> other.length() > name.length() && other.contains(name))
            .noneMatch(other -> holds(option, other));
  }

  private static boolean holds(String option, String name) {
    return option.startsWith(name + ":")
        || option.contains(" " + name + " on ")
        || option.endsWith(" " + name) && !option.endsWith(", " + name);
  }
}
