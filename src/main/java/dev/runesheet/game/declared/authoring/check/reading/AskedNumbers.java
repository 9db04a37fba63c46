package dev.runesheet.game.declared.authoring.check.reading;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.Collection;
import java.util.Optional;

/**
 * The check for scopes that ask for numbers of the moment which are worked out of others: an effect
 * that changed such a number would change whom it reaches, and so itself, without end.
 */
public record AskedNumbers(
    Collection<Effect> effects, DeclaredCatalog catalog, Diagnostics findings) {

  /**
   * Reports numbers that effects in play change, and sums.
   *
   * @param game the file that declares the scopes
   */
  public void check(String game) {
    SourceLocation scopes = SourceLocation.pointer(game, "/scopes");
    catalog
        .scopes()
        .forEach(
            (name, scope) -> scope.now().keySet().forEach(stat -> check(stat, scopes.field(name))));
  }

  private void check(String stat, SourceLocation scope) {
    boolean sum = catalog.extras().sums().containsKey(stat);
    Optional<String> other =
        sum
            ? Optional.of("which is a sum of others")
            : changing(stat).map(one -> "which " + Words.quote(one.id()) + " changes");
    other.ifPresent(
        which ->
            findings.error(
                Code.DECLARATION,
                scope.field("now").field(stat),
                Words.quote(stat) + ", " + which,
                "a number that no effect in play changes"));
  }

  private Optional<Effect> changing(String stat) {
    return effects.stream()
        .filter(one -> one.body() instanceof Body.Modify change && change.stat().equals(stat))
        .findFirst();
  }
}
