package dev.runesheet.model;

import dev.runesheet.model.verb.VerbCatalog;
import java.util.List;

/**
 * The words of one game that sources are checked against, in the order drop-downs show them.
 *
 * @param verbs what effects can do
 * @param triggers kinds of events, for example {@code turn starts}
 * @param stats the stats of entities
 * @param roles single entities a program can name, for example {@code self}
 * @param payload numbers that events bring
 * @param scopes groups of entities, for example {@code allies}
 */
public record Vocabulary(
    VerbCatalog verbs,
    List<String> triggers,
    List<String> stats,
    List<String> roles,
    List<String> payload,
    List<String> scopes) {

  /** Copies the lists. */
  public Vocabulary {
    triggers = List.copyOf(triggers);
    stats = List.copyOf(stats);
    roles = List.copyOf(roles);
    payload = List.copyOf(payload);
    scopes = List.copyOf(scopes);
  }
}
