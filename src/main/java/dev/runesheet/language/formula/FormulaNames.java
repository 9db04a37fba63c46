package dev.runesheet.language.formula;

import dev.runesheet.spelling.Word;
import dev.runesheet.word.GivenRole;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * The names that formulas may use.
 *
 * @param roles single entities that somebody has in the game
 * @param stats numbers of entities
 * @param scopes groups of entities
 * @param payload numbers that events bring
 * @param words by property ({@code kind}, {@code zone}, {@code card}, {@code name} and the game's
 *     own): its words; none if it can be any text
 * @param statuses what entities can be given for a time
 * @param formulas formulas that have names, as they are written
 */
public record FormulaNames(
    Collection<String> roles,
    Collection<String> stats,
    Collection<String> scopes,
    Collection<String> payload,
    Map<String, Collection<String>> words,
    Collection<String> statuses,
    Map<String, String> formulas) {

  /** Single entities that every program can name. */
  public static final Set<String> ROLES =
      Collections.unmodifiableSet(new LinkedHashSet<>(Word.words(GivenRole.class)));

  /**
   * True for a role of the game and for one that every program can name: where nobody has that, it
   * is told with the reason.
   */
  boolean isRole(String word) {
    return roles.contains(word) || ROLES.contains(word);
  }
}
