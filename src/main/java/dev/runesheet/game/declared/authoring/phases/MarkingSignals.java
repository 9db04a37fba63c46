package dev.runesheet.game.declared.authoring.phases;

import dev.runesheet.analysis.Finding;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.state.TurnSignals;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.model.vocabulary.VerbCatalog;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The check of signals for which a turn has a mark: a verb of the game gives each, and some line
 * does that. A verb of others may signal what its declaration does not say.
 *
 * @param known the signals that verbs say they give
 * @param given those that lines give
 * @param open whether verbs may signal other words, too
 */
public record MarkingSignals(Set<String> known, Set<String> given, boolean open) {

  /**
   * The marks that no turn ever has.
   *
   * @param verbs the verbs that the game has
   * @param game the file that declares it
   */
  public static List<Finding> check(
      Collection<Effect> effects, DeclaredCatalog catalog, VerbCatalog verbs, String game) {
    int players = catalog.players().most();
    Stream<VerbSpec> done = effects.stream().flatMap(Effect::calls).map(call -> call.verb());
    MarkingSignals check =
        new MarkingSignals(
            signals(verbs.all().stream(), players),
            signals(done, players),
            verbs.all().stream().anyMatch(verb -> !verb.isShipped()));
    return catalog.extras().course().marks().keySet().stream()
        .flatMap(
            signal ->
                check
                    .found(signal, SourceLocation.pointer(game, "/course/marks/" + signal))
                    .map(one -> new Finding(one, List.of(signal)))
                    .stream())
        .toList();
  }

  private static Set<String> signals(Stream<VerbSpec> verbs, int players) {
    Set<String> signals = new TreeSet<>();
    verbs.forEach(
        verb -> {
          signals.add(verb.signals());
          signals.addAll(
              verb.name().equals(TurnSignals.GIVING) ? TurnSignals.giving(players) : Set.of());
        });
    signals.remove("");
    return signals;
  }

  /** The finding about a signal that a mark names; empty if it is right, or may be. */
  Optional<Diagnostic> found(String signal, SourceLocation place) {
    if (given.contains(signal)) {
      return Optional.empty();
    }
    if (known.contains(signal)) {
      return Optional.of(
          Diagnostic.about(Code.UNUSED, place, "signal", signal, "a line whose verb signals it"));
    }
    String meant = Words.nearest(signal, known);
    Code code = open ? Code.NAME_NEAR : Code.UNKNOWN_REFERENCE;
    return open && meant == null
        ? Optional.empty()
        : Optional.of(Diagnostic.about(code, place, signal, Words.oneOf(known)).meaning(meant));
  }
}
