package dev.runesheet.game.declared.authoring.check.word;

import dev.runesheet.game.declared.authoring.check.role.RoleKinds;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.Property;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The answers to conditions on two words that are known beforehand: kinds with nothing in common,
 * or only one, and words that no card of the kinds there carries. An answer is what it is in every
 * match with these cards; that all of several cards carry one word is none, as others may come.
 */
public record ConstantPairs(DeclaredCatalog catalog) {

  private static final Settled OF_ITSELF = new Settled(true, "");

  /**
   * An answer that is always the same.
   *
   * @param why what is so instead; empty if the condition itself says it
   */
  public record Settled(boolean holds, String why) {

    /**
     * The warning about a condition that never holds, or always does.
     *
     * @param asked whether the words are to be the same, or not
     */
    public Diagnostic told(Condition.Same same, boolean asked, SourceLocation place) {
      boolean always = asked == holds;
      String found =
          called(same.property(), same.who())
              + (asked ? " is " : " is not ")
              + called(same.asProperty(), same.as());
      String expected =
          "another condition" + (always ? ", or none, as it always holds" : ", as it never holds");
      String because = why.isEmpty() ? "" : ": " + why;
      return Diagnostic.about(
          always ? Code.NO_CHANGE : Code.IMPOSSIBLE, place, found, expected + because);
    }
  }

  private static String called(String property, Selector.Role who) {
    return Property.called(property) + " of " + who.name();
  }

  /**
   * The words that a property can be.
   *
   * @param sure whether there is one of them, whatever cards the game gets
   */
  private record Possible(String property, Set<String> words, boolean sure) {

    boolean isOne() {
      return sure && words.size() == 1;
    }

    @Override
    public String toString() {
      String quoted = words.stream().map(Words::quote).collect(Collectors.joining(" or "));
      return words.isEmpty() ? "no " + property : "the " + property + " " + quoted;
    }
  }

  /** The answer to a condition, whoever the roles are: a property that all have is itself. */
  public Optional<Settled> ofAll(Condition.Same same) {
    boolean all = isOfItself(same) && !catalog.properties().containsKey(same.property());
    return all ? Optional.of(OF_ITSELF) : Optional.empty();
  }

  /** The answer to a condition; empty unless it is always the same. */
  public Optional<Settled> of(Condition.Same same, RoleKinds roles) {
    Optional<Possible> one = possible(same.who(), same.property(), roles);
    Optional<Possible> other = possible(same.as(), same.asProperty(), roles);
    return one.isPresent() && other.isPresent()
        ? of(same, one.get(), other.get(), roles)
        : ofAll(same);
  }

  private Optional<Settled> of(Condition.Same same, Possible one, Possible other, RoleKinds roles) {
    if (Collections.disjoint(one.words(), other.words())) {
      return Optional.of(new Settled(false, "one is " + one + ", the other " + other));
    }
    if (isOfItself(same)) {
      boolean all = one.sure() || isCarried(same.property(), roles.of(same.who()));
      return all ? Optional.of(OF_ITSELF) : Optional.empty();
    }
    return one.isOne() && other.isOne()
        ? Optional.of(new Settled(true, "both are " + one))
        : Optional.empty();
  }

  private static boolean isOfItself(Condition.Same same) {
    return same.who().equals(same.as()) && same.property().equals(same.asProperty());
  }

  /** True if all cards of some kinds have a property. */
  private boolean isCarried(String property, Set<String> kinds) {
    return kinds.stream().allMatch(DeclaredCatalog::isOfCards)
        && catalog.cards().values().stream()
            .filter(card -> kinds.contains(card.kind()))
            .allMatch(card -> card.words().containsKey(property));
  }

  /** The words that a property of a role can be; empty where they are not known. */
  private Optional<Possible> possible(Selector.Role who, String property, RoleKinds roles) {
    Set<String> kinds = new TreeSet<>(roles.of(who));
    if (kinds.isEmpty()) {
      return Optional.empty();
    }
    if (property.equals(Property.KIND)) {
      return Optional.of(new Possible(property, kinds, true));
    }
    boolean arePlayersCards = catalog.extras().characters() != null;
    if (!catalog.properties().containsKey(property)
        || arePlayersCards && kinds.contains(DeclaredCatalog.PLAYER)) {
      return Optional.empty();
    }
    return Optional.of(
        roles
            .card(who)
            .map(card -> new Possible(property, ofCard(card, property), true))
            .orElseGet(
                () ->
                    new Possible(property, new CarriedWords(catalog).of(kinds, property), false)));
  }

  private Set<String> ofCard(String card, String property) {
    String word = CarriedWords.word(Map.entry(card, catalog.cards().get(card)), property);
    return word.isEmpty() ? Set.of() : Set.of(word);
  }
}
