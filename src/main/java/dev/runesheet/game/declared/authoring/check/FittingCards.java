package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.WordCheck;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The cards that fulfil what conditions ask of an entity together: a card has its kind, its name
 * and its words for good.
 */
record FittingCards(DeclaredCatalog catalog) {

  /**
   * A condition that some card fulfils, and none that fulfils those before.
   *
   * @param expected the words that those cards have
   */
  record Unfit(Condition condition, String expected) {}

  /**
   * The first of some conditions that no card fulfils together with those before; of a role that is
   * one card for sure, each is told by itself.
   */
  Optional<Unfit> unfit(Condition.All whole, RoleKinds roles) {
    List<Condition> parts = WordCheck.parts(whole).stream().filter(this::isOfCards).toList();
    boolean contradiction = parts.stream().anyMatch(part -> WordCheck.contradicts(whole, part));
    if (contradiction || catalog.extras().characters() != null) { // Players are cards there.
      return Optional.empty();
    }
    return parts.stream()
        .map(part -> asked(part).who())
        .distinct()
        .filter(who -> roles.card(who).isEmpty() && areCards(roles.when(whole).of(who)))
        .map(who -> unfit(who, parts, roles.of(who)))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private boolean isOfCards(Condition part) {
    Condition.Is is = asked(part);
    return is != null
        && (catalog.properties().contains(is.property())
            || Set.of("kind", "name", "definition").contains(is.property()));
  }

  /** The word that a condition asks an entity to have or not to have; null for other conditions. */
  private static Condition.Is asked(Condition part) {
    Condition inside = part instanceof Condition.Not not ? not.of() : part;
    return inside instanceof Condition.Is is ? is : null;
  }

  private static boolean areCards(Set<String> kinds) {
    return !kinds.isEmpty()
        && !kinds.contains(DeclaredCatalog.PLAYER)
        && !kinds.contains(DeclaredCatalog.GAME);
  }

  private Optional<Unfit> unfit(Selector.Role who, List<Condition> parts, Set<String> kinds) {
    List<Map.Entry<String, Card>> all =
        catalog.cards().entrySet().stream()
            .filter(card -> kinds.contains(card.getValue().kind()))
            .toList();
    List<Map.Entry<String, Card>> left = all;
    List<Condition> before = new ArrayList<>();
    for (Condition part : parts) {
      if (!asked(part).who().equals(who)) {
        continue;
      }
      if (all.stream().noneMatch(card -> fits(card, part))) {
        return Optional.empty(); // Not what they ask together.
      }
      List<Map.Entry<String, Card>> fitting =
          left.stream().filter(card -> fits(card, part)).toList();
      if (fitting.isEmpty()) {
        return Optional.of(new Unfit(part, expected(asked(part).property(), left, before)));
      }
      left = fitting;
      before.add(part);
    }
    return Optional.empty();
  }

  private static boolean fits(Map.Entry<String, Card> card, Condition part) {
    Condition.Is is = asked(part);
    return word(card, is.property()).equals(is.word()) == part instanceof Condition.Is;
  }

  /** The word that a card has as a property; empty if it has none. */
  static String word(Map.Entry<String, Card> card, String property) {
    return switch (property) {
      case "kind" -> card.getValue().kind();
      case "name" -> card.getValue().name();
      case "definition" -> card.getKey();
      default -> card.getValue().words().getOrDefault(property, "");
    };
  }

  private static String expected(
      String property, List<Map.Entry<String, Card>> cards, List<Condition> before) {
    Set<String> words =
        cards.stream()
            .map(card -> word(card, property))
            .collect(Collectors.toCollection(TreeSet::new));
    words.remove("");
    String said = property.equals("definition") ? "card" : property;
    String others = before.stream().map(Condition::toString).collect(Collectors.joining(" and "));
    return (words.isEmpty() ? "no " + said : Words.oneOf(words) + ", the " + said)
        + " of every card where "
        + others;
  }
}
