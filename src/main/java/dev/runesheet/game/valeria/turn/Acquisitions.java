package dev.runesheet.game.valeria.turn;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.card.Payout;
import dev.runesheet.game.valeria.centre.Cards;
import dev.runesheet.game.valeria.centre.Reserve;
import dev.runesheet.game.valeria.price.ResourceChanges;
import dev.runesheet.game.valeria.price.Tomes;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.word.PlayerStats;
import dev.runesheet.game.valeria.word.Programs;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.game.valeria.word.Triggers;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.payment.Payment;
import java.util.List;

/**
 * Hiring, building and slaying: paid, carried out, and answered by what others do about it. They
 * may be called by the phases and by verbs.
 */
public final class Acquisitions {

  /** The checkpoint at which empty stacks are filled and domains revealed. */
  public static final String CENTRE = "centre";

  private Acquisitions() {}

  /** Hires a citizen for a payment. */
  public static void hire(MatchContext match, Player player, Card citizen, Payment payment) {
    begin(match, player, payment);
    Cards.own(match, citizen, player);
    match.check(CENTRE);
    match.raise(Event.about(Triggers.HIRES, player, Event.NOBODY));
  }

  /** Builds a domain for a payment. */
  public static void build(MatchContext match, Player player, Card domain, Payment payment) {
    begin(match, player, payment);
    match.state(ValeriaState.class).opened.add(domain.stack());
    Cards.own(match, domain, player);
    Cards.queue(match, domain, Programs.ACTIVATION);
    int ignored = missing(match, player, domain);
    match.raise(
        Event.about(Triggers.BUILDS, player, Event.NOBODY).with(PlayerStats.IGNORED_PIPS, ignored));
    match.check(CENTRE);
  }

  /** Slays a monster, or an event that is one, for a payment. */
  public static void slay(MatchContext match, Player player, Card monster, Payment payment) {
    begin(match, player, payment);
    String zone = monster.getZone();
    int place = monster.getPosition();
    Cards.own(match, monster, player);
    if (monster.kind() == CardKind.EVENT) {
      Cards.create(match, CardType.TOKEN, -1, zone, place);
      Reserve.leave(match, monster);
    }
    Cards.queue(match, monster, Payout.REWARD.word());
    match.check(CENTRE);
    if (match.state(ValeriaState.class).phase == ValeriaState.Phase.ACTION) {
      match.raise(Event.about(Triggers.SLAYS, player, Event.NOBODY));
    }
  }

  private static void begin(MatchContext match, Player player, Payment payment) {
    pay(match, player, payment);
    match.state(ValeriaState.class).deed = true;
  }

  /** Takes a payment from a player. */
  static void pay(MatchContext match, Player player, Payment payment) {
    List<Resource> resources = Resource.BASIC;
    for (int i = 0; i < resources.size(); i++) {
      if (payment.of(i) != 0) {
        int left = Tomes.pay(match, player, resources.get(i), payment.of(i));
        ResourceChanges.change(match, player, resources.get(i), -left);
      }
    }
  }

  /** True if a player has the roles that a domain needs. */
  static boolean hasRoles(MatchContext match, Player player, Card domain) {
    return missing(match, player, domain) <= Math.max(0, player.stat(PlayerStats.IGNORED_PIPS));
  }

  /** The number of pips that a player lacks of those that a domain requires. */
  static int missing(MatchContext match, Player player, Card domain) {
    int missing = 0;
    for (Role role : Role.ALL) {
      int needs = domain.type().pips().of(role);
      missing += needs == 0 ? 0 : Math.max(0, needs - roles(match, player, role));
    }
    return missing;
  }

  /** The pips of a role that count for building: those of citizens and nobles. */
  static int roles(MatchContext match, Player player, Role role) {
    return CardIndex.of(match).roles(player)[role.ordinal()];
  }
}
