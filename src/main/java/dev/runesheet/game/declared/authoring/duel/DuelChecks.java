package dev.runesheet.game.declared.authoring.duel;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.declared.authoring.check.ArgumentBounds;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.TablePlaces;
import java.util.List;
import java.util.stream.Stream;

/** All checks of the effects of a duel that could be read; an author may accept what they find. */
record DuelChecks(DeclaredCatalog catalog, PartPlaces places) {

  static List<Finding> of(PackContent content) {
    DuelChecks checks =
        new DuelChecks(DeclaredCatalog.of(content.catalog()), new TablePlaces(content.tables()));
    return content.effects().stream().flatMap(checks::of).toList();
  }

  private Stream<Finding> of(Effect effect) {
    return Stream.of(
            MissingEventNumbers.of(effect, catalog, places).stream(),
            new LateSignals(catalog, places).of(effect),
            bounds(effect))
        .flatMap(found -> found);
  }

  /** Effect ops say what numbers beyond bounds do, so that none is an error. */
  private Stream<Finding> bounds(Effect effect) {
    ArgumentBounds bounds = new ArgumentBounds(places);
    return effect
        .calls()
        .flatMap(act -> bounds.of(effect, act).stream())
        .map(one -> new Finding(one.as(Severity.WARNING), List.of(effect.id())));
  }
}
