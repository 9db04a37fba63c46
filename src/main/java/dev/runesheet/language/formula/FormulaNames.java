package dev.runesheet.language.formula;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The names that formulas may use.
 *
 * @param roles single entities that formulas may name
 * @param stats numbers of entities
 * @param scopes groups of entities
 * @param payload numbers that events bring
 * @param words by property ({@code kind}, {@code zone}, {@code card}, {@code name} and the game's
 *     own): its words; none if it can be any text
 */
public record FormulaNames(
    Collection<String> roles,
    Collection<String> stats,
    Collection<String> scopes,
    Collection<String> payload,
    Map<String, Collection<String>> words) {

  /** Single entities that every program can name. */
  public static final Set<String> ROLES =
      java.util.Collections.unmodifiableSet(
          new java.util.LinkedHashSet<>(
              List.of("self", "opponent", "owner", "target", "subject", "causer")));
}
