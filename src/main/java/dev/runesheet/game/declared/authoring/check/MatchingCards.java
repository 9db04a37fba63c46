package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.NumberCondition;
import dev.runesheet.analysis.WordCheck;
import dev.runesheet.game.declared.authoring.check.role.RoleKinds;
import dev.runesheet.game.declared.authoring.check.word.CarriedWords;
import dev.runesheet.game.declared.authoring.check.word.PrintedNumbers;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.Selector;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The cards that fulfil what conditions ask of an entity together: a card has its kind, its name,
 * its words and some of its numbers for good.
 *
 * @param printed the numbers that stay as they are printed
 */
record MatchingCards(DeclaredCatalog catalog, PrintedNumbers printed) {

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
        .map(MatchingCards::who)
        .distinct()
        .filter(who -> roles.card(who).isEmpty() && areCards(roles.when(whole).of(who)))
        .map(who -> unfit(who, parts, roles.of(who)))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private boolean isOfCards(Condition part) {
    Condition.Is is = asked(part);
    if (is == null) {
      return NumberCondition.ofStat(part)
          .filter(one -> printed.printed().contains(one.stat().stat()))
          .isPresent();
    }
    return (catalog.properties().containsKey(is.property())
        || Set.of("kind", "name", "definition").contains(is.property()));
  }

  private static Selector.Role who(Condition part) {
    return asked(part) == null ? part.stat().who() : asked(part).who();
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
    if (all.stream().noneMatch(card -> fitsNumbers(card, who, parts))) {
      return Optional.empty(); // What numbers exclude is told of these.
    }
    List<Map.Entry<String, Card>> left = all;
    List<Condition> before = new ArrayList<>();
    for (Condition part : parts) {
      if (!who(part).equals(who)) {
        continue;
      }
      if (all.stream().noneMatch(card -> fits(card, part))) {
        return Optional.empty(); // Not what they ask together.
      }
      List<Map.Entry<String, Card>> fitting =
          left.stream().filter(card -> fits(card, part)).toList();
      if (fitting.isEmpty()) {
        return Optional.of(new Unfit(part, expected(part, left, before)));
      }
      left = fitting;
      before.add(part);
    }
    return Optional.empty();
  }

  private boolean fitsNumbers(
      Map.Entry<String, Card> card, Selector.Role who, List<Condition> parts) {
    return parts.stream()
        .filter(part -> asked(part) == null && who(part).equals(who))
        .allMatch(part -> fits(card, part));
  }

  private boolean fits(Map.Entry<String, Card> card, Condition part) {
    Condition.Is is = asked(part);
    return is == null
        ? catalog.printed(card.getValue(), part.stat().stat()).stream()
            .allMatch(NumberCondition.ofStat(part).orElseThrow()::holds)
        : CarriedWords.word(card, is.property()).equals(is.word()) == part instanceof Condition.Is;
  }

  private String expected(
      Condition part, List<Map.Entry<String, Card>> cards, List<Condition> before) {
    String others = before.stream().map(Condition::toString).collect(Collectors.joining(" and "));
    String ofAll = " of every card where " + others;
    Condition.Is is = asked(part);
    if (is == null) {
      String stat = part.stat().stat();
      return Words.oneOf(numbers(cards, stat)) + ", the " + stat + ofAll;
    }
    Set<String> words =
        cards.stream()
            .map(card -> CarriedWords.word(card, is.property()))
            .collect(Collectors.toCollection(TreeSet::new));
    words.remove("");
    String said = Property.called(is.property());
    return (words.isEmpty() ? "no " + said : Words.oneOf(words) + ", the " + said) + ofAll;
  }

  private List<String> numbers(List<Map.Entry<String, Card>> cards, String stat) {
    return cards.stream()
        .flatMapToDouble(card -> catalog.printed(card.getValue(), stat).stream())
        .distinct()
        .sorted()
        .mapToObj(Numerals::plain)
        .toList();
  }
}
