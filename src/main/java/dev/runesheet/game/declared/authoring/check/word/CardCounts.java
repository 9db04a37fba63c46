package dev.runesheet.game.declared.authoring.check.word;

import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredEvents;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.verb.PlacingVerbs;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.Controllers;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/**
 * The most cards of scopes that there can be in a match: those of the decks that come with the
 * game, of as many players as see them. Where lines make cards, or players build decks of their
 * own, there can be any number.
 */
public final class CardCounts {

  private final DeclaredCatalog catalog;
  private final boolean open;
  private final boolean changingHands;

  /** The numbers of scopes that were counted: many effects ask about the same ones. */
  private final Map<Scope, Double> counted = new ConcurrentHashMap<>();

  private CardCounts(DeclaredCatalog catalog, boolean open, boolean changingHands) {
    this.catalog = catalog;
    this.open = open;
    this.changingHands = changingHands;
  }

  /** The counts of a game, some of whose lines may make cards, or give them to others. */
  public static CardCounts of(DeclaredCatalog catalog, Collection<Effect> effects) {
    List<VerbSpec> verbs = effects.stream().flatMap(Effect::calls).map(Step.Do::verb).toList();
    boolean unknown =
        verbs.stream()
            .filter(verb -> verb.changes().contains(Verb.Change.PLACE))
            .anyMatch(verb -> !verb.isShipped());
    boolean making = verbs.stream().anyMatch(CardCounts::makes);
    boolean building = catalog.extras().building() != null;
    boolean characters = catalog.extras().characters() != null;
    boolean taking = verbs.stream().anyMatch(verb -> verb.like().equals(PlacingVerbs.TAKE));
    boolean changing = taking || !catalog.zonesInCommon(true).isEmpty();
    return new CardCounts(catalog, unknown || making || building || characters, changing);
  }

  private static boolean makes(VerbSpec verb) {
    return verb.raises().stream().anyMatch(one -> one.events().contains(DeclaredEvents.MADE));
  }

  /** The most entities of a scope, if these are cards alone. */
  public double most(Scope scope) {
    return counted.computeIfAbsent(scope, this::count);
  }

  private double count(Scope scope) {
    boolean others =
        scope.kinds().contains(DeclaredCatalog.PLAYER) || !scope.attachedTo().isEmpty();
    if (open || others) {
      return Double.POSITIVE_INFINITY;
    }
    boolean own = scope.whose() == Controllers.OWN && !changingHands;
    long ofDeck =
        catalog.decks().values().stream()
            .mapToLong(deck -> deck.stream().map(catalog.cards()::get).filter(of(scope)).count())
            .max()
            .orElse(0);
    long inCommon =
        catalog.zones().values().stream()
            .flatMap(zone -> zone.begins().stream())
            .map(catalog.cards()::get)
            .filter(of(scope))
            .count();
    return ofDeck * (own ? 1 : catalog.players().most()) + inCommon;
  }

  private Predicate<Card> of(Scope scope) {
    return card -> catalog.canBeOf(scope, card);
  }
}
