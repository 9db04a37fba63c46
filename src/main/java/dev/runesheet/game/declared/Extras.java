package dev.runesheet.game.declared;

import dev.runesheet.game.declared.DeclaredCatalog.AbilityKind;
import dev.runesheet.game.declared.DeclaredCatalog.Continuous;
import dev.runesheet.game.declared.DeclaredCatalog.Listed;
import dev.runesheet.game.declared.DeclaredCatalog.Menu;
import dev.runesheet.game.declared.number.Calculated;
import dev.runesheet.game.declared.number.Expression;
import dev.runesheet.game.declared.setup.DeckRules;
import java.util.List;
import java.util.Map;

/**
 * The declarations that not every game has.
 *
 * @param roles scopes by the role of their first entity
 * @param sums the stats added to each stat
 * @param least the least that modifiers make of each stat
 * @param untold stats that are the game's own affair: not told and not drawn
 * @param counts for each kind of attached cards the property whose word, with the kind, is the stat
 *     that counts them
 * @param menus lists of options that programs offer, by name
 * @param calculations calculations by name
 * @param abilityKinds kinds of abilities by name
 * @param continuous the continuous effects of cards and rules, by effect
 * @param listed the answers and suppressors that programs can ask for, by effect
 * @param building the rules for decks; null if any deck is valid
 * @param worth the value of a position for a player, who is self; null if not declared
 * @param characters the cards that players are; null if they are none
 * @param course the course of matches besides the phases
 */
public record Extras(
    Map<String, String> roles,
    Map<String, List<String>> sums,
    Map<String, Double> least,
    List<String> untold,
    Map<String, String> counts,
    Map<String, Menu> menus,
    Map<String, Calculated> calculations,
    Map<String, AbilityKind> abilityKinds,
    Map<String, Continuous> continuous,
    Map<String, Listed> listed,
    DeckRules building,
    Expression.Number worth,
    Characters characters,
    Course course) {

  /** The declarations of a game of characters. */
  public static Extras of(Characters characters, Course course) {
    Map<String, String> none = Map.of();
    return new Extras(
        none,
        Map.of(),
        Map.of(),
        List.of(),
        none,
        Map.of(),
        Map.of(),
        Map.of(),
        Map.of(),
        Map.of(),
        null,
        null,
        characters,
        course);
  }

  /** Keeps the orders. */
  public Extras {
    roles = DeclaredCatalog.ordered(roles);
    sums = DeclaredCatalog.ordered(sums);
    least = DeclaredCatalog.ordered(least);
    untold = List.copyOf(untold);
    counts = DeclaredCatalog.ordered(counts);
    menus = DeclaredCatalog.ordered(menus);
    calculations = DeclaredCatalog.ordered(calculations);
    abilityKinds = DeclaredCatalog.ordered(abilityKinds);
    continuous = DeclaredCatalog.ordered(continuous);
    listed = DeclaredCatalog.ordered(listed);
  }
}
