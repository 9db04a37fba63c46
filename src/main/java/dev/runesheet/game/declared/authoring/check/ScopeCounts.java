package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.Knowledge;
import dev.runesheet.analysis.Knowledge.Range;
import dev.runesheet.game.declared.authoring.check.word.CardCounts;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.catalog.Seats;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.word.Controllers;
import dev.runesheet.word.HolderScope;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The numbers of entities that scopes can have: players are as many as the game allows, but for
 * those in the order of turns, a scope may take only the first, and a card in play is one of its
 * own scopes. A scope that asks for numbers of the moment may have none of those.
 */
public record ScopeCounts(DeclaredCatalog catalog, Optional<CardCounts> cards) {

  /** The counts whatever cards the decks have. */
  public ScopeCounts(DeclaredCatalog catalog) {
    this(catalog, Optional.empty());
  }

  private static final Range ANY = new Range(0, Double.POSITIVE_INFINITY);

  /** The numbers of entities that scopes can have, whoever sees them, by what formulas count. */
  public Map<String, Range> ranges() {
    Map<String, Range> ranges = new HashMap<>();
    DeclaredScopes.all(catalog)
        .forEach(
            (name, scope) -> {
              Range game = ofGame(scope);
              Range range = of(scope).with(game.low()).with(game.high());
              if (!range.equals(ANY)) {
                ranges.put(Knowledge.count(name), range);
              }
            });
    ranges.put(Knowledge.count(HolderScope.SELF), Range.at(1));
    return ranges;
  }

  /**
   * The numbers of entities that a scope can have, seen from the holder of an effect in force.
   *
   * @return empty if there is no such scope
   */
  Optional<Range> seenBy(Effect effect, String name) {
    return Optional.ofNullable(DeclaredScopes.named(catalog, name))
        .map(
            scope -> {
              Range game = ofGame(scope);
              Range range = effect.owner().equals(DeclaredCatalog.GAME) ? game : of(scope);
              range = isOfNobody(effect) ? range.with(game.low()).with(game.high()) : range;
              double least = has(scope, effect) ? Math.max(1, range.low()) : range.low();
              double most = cards.map(all -> all.most(scope)).orElse(range.high());
              return new Range(least, Math.max(least, Math.min(most, range.high())));
            });
  }

  /** True if an effect may be one of a card that is nobody's, and so on no player's side. */
  private boolean isOfNobody(Effect effect) {
    Card card = catalog.cards().get(effect.owner());
    return card != null
        && catalog.extras().bearers(card.kind()).stream()
            .flatMap(kind -> catalog.inPlay(kind).stream())
            .anyMatch(catalog::isCommon);
  }

  /** The numbers as they are seen from a player or a card of one. */
  private Range of(Scope scope) {
    Seats all = catalog.players();
    return switch (scope.whose()) {
      case OWN -> of(scope, 1, 1);
      case ENEMY -> of(scope, all.least() - 1, all.most() - 1);
      case ANY -> of(scope, all.least(), all.most());
    };
  }

  /** The numbers as they are seen from the game: all players are others, and none is its own. */
  private Range ofGame(Scope scope) {
    Seats all = catalog.players();
    return scope.whose() == Controllers.OWN ? of(scope, 0, 0) : of(scope, all.least(), all.most());
  }

  /**
   * The numbers if so many players fit; in games of characters, these are cards.
   *
   * @param fewest the smallest number of players whom the viewer may see there, himself included
   * @param players the largest
   */
  private Range of(Scope scope, int fewest, int players) {
    boolean ofPlayers =
        scope.kinds().contains(DeclaredCatalog.PLAYER) && catalog.extras().characters() == null;
    boolean all = ofPlayers && scope.now().isEmpty(); // Else only those whose numbers fit.
    int least = all ? Math.max(0, scope.others() ? fewest - 1 : fewest) : 0;
    boolean nobodyElse = ofPlayers && scope.kinds().size() == 1;
    double most = nobodyElse ? players : ANY.high();
    double first = scope.most() == null ? most : Math.min(scope.most(), most);
    boolean without = scope.inTurn() != null && catalog.extras().course().eliminates();
    return new Range(without ? 0 : Math.min(least, first), first);
  }

  /** True if a card whose effect is in force is itself one of a scope. */
  private boolean has(Scope scope, Effect effect) {
    Card card = catalog.cards().get(effect.owner());
    return card != null
        && !EntryPlaces.isOfType(effect.source())
        && !scope.others()
        && scope.now().isEmpty()
        && scope.attachedTo().isEmpty()
        && scope.whose() != Controllers.ENEMY
        && (scope.whose() == Controllers.OWN || scope.hasOfNobody() || !isOfNobody(effect))
        && (scope.zone().isEmpty() || zones(effect.body()).equals(List.of(scope.zone())))
        && !catalog.extras().isEquipment(card.kind())
        && catalog.canBeOf(scope, card);
  }

  /** The zones in which a card can lie while its effect is in force. */
  private List<String> zones(Body body) {
    String only = body instanceof Body.Modify change ? change.zone() : "";
    return only.isEmpty() ? catalog.zones(true) : List.of(only);
  }
}
