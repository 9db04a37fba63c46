package dev.runesheet.game.declared.state;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.OptionalDeclarations;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.Offer;
import dev.runesheet.spi.Handlers;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.Entity;
import java.util.List;

/**
 * The options of a list that programs offer.
 *
 * @param declared the list as it is declared
 */
public record DeclaredMenu(OptionalDeclarations.Menu declared) implements Handlers.Menu {

  @Override
  public List<Option> options(MatchContext match, Entity who, Entity about) {
    String kind = declared.kind();
    String from = declared.from();
    return declared.what() == Offer.PAYMENTS
        ? Payments.options(match, about, about.stat(kind), from)
        : Abilities.options(
            match.book().catalog(DeclaredCatalog.class), kind, match.scope(from, about));
  }
}
