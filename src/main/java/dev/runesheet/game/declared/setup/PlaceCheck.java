package dev.runesheet.game.declared.setup;

import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Seats;
import dev.runesheet.game.declared.state.Attached;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.NewEntity;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fault.RuleMistake;

/**
 * The check of entities that a verb of somebody's own makes or moves: a match with one of no kind
 * or in no zone of {@code game.yaml} could not be restored.
 */
public final class PlaceCheck {

  private PlaceCheck() {}

  /**
   * Checks a new entity.
   *
   * @throws RuleMistake if it is no card of the game, or not of the card's kind
   */
  static void made(DeclaredCatalog catalog, NewEntity wanted) {
    Card card = catalog.cards().get(wanted.definition());
    if (card == null && !DeclaredCatalog.isOfCards(wanted.kind())) {
      besideCards(catalog.players(), wanted);
    } else if (card == null) {
      throw new RuleMistake("card " + Words.unknown(wanted.definition(), catalog.cards().keySet()));
    }
    if (card != null && catalog.isCommon(wanted.zone()) && wanted.controller() >= 0) {
      throw new RuleMistake(
          Words.quote(wanted.definition())
              + " is made as player "
              + wanted.controller()
              + "'s in the "
              + wanted.zone()
              + ", expected nobody's, as all have that zone in common.");
    }
    if (card != null && !card.kind().equals(wanted.kind())) {
      throw new RuleMistake(
          Words.quote(wanted.definition())
              + " is made as "
              + Words.quote(wanted.kind())
              + ", expected its kind, "
              + Words.quote(card.kind())
              + ".");
    }
  }

  /** Players come first, then the game. */
  private static void besideCards(Seats players, NewEntity wanted) {
    boolean game = wanted.kind().equals(DeclaredCatalog.GAME);
    if (game ? !players.allow(wanted.id()) : wanted.id() >= players.most()) {
      throw new RuleMistake(
          Words.quote(wanted.kind())
              + " has number "
              + wanted.id()
              + ", as in no match of "
              + players.players()
              + ".");
    }
  }

  /**
   * Checks a definition whose effects are brought into play.
   *
   * @throws RuleMistake if it is none of the game, and no rules of the game or its players
   */
  static void brought(DeclaredCatalog catalog, Rules book, String definition) {
    boolean known =
        catalog.cards().containsKey(definition)
            || definition.equals(DeclaredCatalog.GAME)
            || definition.equals(DeclaredCatalog.PLAYER_RULES)
            || !book.effectsOf(definition).isEmpty();
    if (!known) {
      throw new RuleMistake("card " + Words.unknown(definition, catalog.cards().keySet()));
    }
  }

  /**
   * Checks whose an entity is.
   *
   * @throws RuleMistake if it is a player, who is his own, or the game, and is somebody's else now
   */
  static void controlled(int players, Entity entity) {
    int owner = entity.getId() < players ? entity.getId() : DeclaredCatalog.NOBODY;
    if (isNoCard(players, entity) && entity.getController() != owner) {
      throw new RuleMistake(entity + " is no card: nobody else can control it.");
    }
  }

  /**
   * Checks that a card in a zone of players is somebody's; in a common one the match makes it
   * nobody's.
   *
   * @throws RuleMistake if it is nobody's
   */
  static void owned(DeclaredCatalog catalog, int players, Entity entity) {
    String zone = entity.getZone();
    boolean ofPlayers = catalog.zones().containsKey(zone) && !catalog.isCommon(zone);
    if (ofPlayers
        && !isNoCard(players, entity)
        && entity.getController() == DeclaredCatalog.NOBODY) {
      throw new RuleMistake(
          entity
              + " is nobody's: it goes to the "
              + zone
              + " of a player by 'take' or 'draw', which say whose it becomes.");
    }
  }

  /**
   * Checks the position that an entity was given.
   *
   * @throws RuleMistake if it is below 0
   */
  static void positioned(Entity entity) {
    if (entity.getPosition() < 0) {
      throw new RuleMistake(
          entity + " cannot go there: place (" + entity.getPosition() + ") must not be below 0.");
    }
  }

  /**
   * Checks what was moved within its zone.
   *
   * @throws RuleMistake if it is a player or the game, which have their place
   */
  static void movedWithin(int players, Entity entity) {
    if (isNoCard(players, entity)) {
      throw new RuleMistake(entity + " is no card: it cannot be moved.");
    }
  }

  /** True of players and of the entity with the game's rules. */
  private static boolean isNoCard(int players, Entity entity) {
    return entity.getId() <= players;
  }

  /**
   * Checks the place to which an entity was moved.
   *
   * @throws RuleMistake if a card is in no zone and attached to none, or what is no card left the
   *     table or has a card attached
   */
  static void moved(DeclaredCatalog catalog, int players, Entity entity, World world) {
    String zone = entity.getZone();
    if (isNoCard(players, entity)) {
      if (!DeclaredTable.isTable(catalog, entity)) {
        throw new RuleMistake(entity + " is no card: it cannot go to '" + zone + "'.");
      }
    } else if (Attached.is(zone)) {
      attached(players, entity, world.entity(Attached.host(zone)), world);
    } else if (!catalog.zones().containsKey(zone)) {
      throw new RuleMistake(
          entity + " cannot go there: zone " + Words.unknown(zone, catalog.zones().keySet()));
    }
  }

  /**
   * Checks that what was moved is as much in play as its zone; what is attached is not in play.
   *
   * @throws RuleMistake if it is not
   */
  static void asMuchInPlay(DeclaredCatalog catalog, Entity entity) {
    String place = entity.getZone();
    DeclaredCatalog.Zone zone = catalog.zones().get(place);
    if (zone == null) {
      if (Attached.is(place) && entity.isPresent()) {
        throw new RuleMistake(entity + " is in play: it is attached after it went by 'leave'.");
      }
    } else if (zone.inPlay() != entity.isPresent()) {
      throw new RuleMistake(
          zone.inPlay()
              ? entity + " is not in play: it enters the " + place + " by 'enter'."
              : entity + " is in play: it goes to the " + place + " by 'leave'.");
    }
  }

  private static void attached(int players, Entity entity, Entity host, World world) {
    if (isNoCard(players, host)) {
      throw new RuleMistake(host + " is no card: nothing can be attached to it.");
    }
    Entity under = host;
    while (under.getId() != entity.getId() && Attached.is(under.getZone())) {
      under = world.entity(Attached.host(under.getZone()));
    }
    if (under.getId() == entity.getId()) {
      throw new RuleMistake(
          entity
              + " cannot be attached to "
              + (host.getId() == entity.getId() ? "itself." : host + ", which is attached to it."));
    }
  }

  /**
   * Requires a card.
   *
   * @throws RuleMistake if it is a player or the game
   */
  public static void card(DeclaredCatalog catalog, Entity entity) {
    if (!catalog.cards().containsKey(entity.getDefinition())) {
      throw new RuleMistake(entity + " is no card.");
    }
  }
}
