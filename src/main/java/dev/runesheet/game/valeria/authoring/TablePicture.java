package dev.runesheet.game.valeria.authoring;

import dev.runesheet.engine.Match;
import dev.runesheet.game.valeria.Card;
import dev.runesheet.game.valeria.CardKind;
import dev.runesheet.game.valeria.CardType;
import dev.runesheet.game.valeria.Player;
import dev.runesheet.game.valeria.Realm;
import dev.runesheet.game.valeria.Resource;
import dev.runesheet.game.valeria.Role;
import dev.runesheet.game.valeria.ValeriaState;
import dev.runesheet.game.valeria.Zones;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The table as a person sees it: the three grids, and what each player has. */
final class TablePicture {

  private final ValeriaState state;
  private final Realm realm;
  private final StringBuilder picture = new StringBuilder();

  private TablePicture(Match match) {
    this.state = match.state(ValeriaState.class);
    this.realm = Realm.of(match.world(), state);
  }

  static String of(Match match) {
    return new TablePicture(match).draw();
  }

  private String draw() {
    picture.append("turn ").append(state.turn());
    picture.append(", dice ").append(state.firstDie()).append(' ').append(state.secondDie());
    picture.append(", exhausted ").append(state.exhausted()).append('\n');
    grid("Monsters", Zones.MONSTERS);
    grid("Citizens", Zones.CITIZENS);
    grid("Domains", Zones.DOMAINS);
    if (realm.active().stat(Player.SAILS) > 0) {
      harbour();
    }
    realm.players().forEach(this::player);
    return picture.toString();
  }

  private void grid(String title, String zone) {
    picture.append(title).append('\n');
    for (List<Card> stack : realm.grid(zone)) {
      Card top = Realm.top(stack);
      picture.append("  ");
      if (top == null) {
        picture.append("(empty)");
      } else {
        picture.append(pad(top.isFlipped() ? "(face-down)" : top.getName(), 24));
        picture.append(pad(top.isFlipped() ? "" : said(top), 30)).append("x").append(stack.size());
      }
      picture.append('\n');
    }
  }

  private void harbour() {
    picture.append("Harbour\n");
    for (CardKind kind : List.of(CardKind.GOODS, CardKind.TOME, CardKind.NOBLE)) {
      List<String> slots = new ArrayList<>();
      for (Card card : realm.slots(kind)) {
        String slot = card.getPosition() + ": " + card.getName();
        slots.add(slot + " (" + card.number(Card.SLOT_PRICE) + ")");
      }
      picture.append("  ").append(pad(plural(kind), 8)).append(String.join(", ", slots));
      picture.append('\n');
    }
    picture.append("  piles   ");
    for (Resource resource : Resource.BASIC) {
      picture.append(state.piles().get(resource.ordinal())).append(' ');
      picture.append(resource.stat()).append("  ");
    }
    picture.setLength(picture.length() - 2);
    picture.append('\n');
  }

  private static String plural(CardKind kind) {
    return kind == CardKind.GOODS ? kind.word() : kind.word() + "s";
  }

  private static String said(Card card) {
    CardType type = card.type();
    return switch (card.kind()) {
      case CITIZEN -> "on " + numbers(type) + ", " + type.cost().gold() + "g, " + roles(type);
      case DOMAIN ->
          type.cost().gold() + "g, needs " + roles(type) + ", " + type.reward().victory() + "v";
      default ->
          card.isMonster()
              ? price(card) + ", " + type.reward().victory() + "v"
              : card.kind().word();
    };
  }

  private static String numbers(CardType type) {
    int second = type.roll().second();
    return type.roll().first() + (second > 0 ? "/" + second : "");
  }

  private static String price(Card card) {
    CardType type = card.type();
    int gold = card.number(Card.EXTRA_GOLD);
    int strength = type.cost().strength() + card.number(Card.EXTRA_STRENGTH);
    int magic = type.cost().magic() + card.number(Card.EXTRA_MAGIC);
    return strength + "s " + magic + "m" + (gold > 0 ? " " + gold + "g" : "");
  }

  private static String roles(CardType type) {
    StringBuilder roles = new StringBuilder();
    for (Role role : Role.values()) {
      int pips = type.pips().of(role);
      roles.append(pips == 0 ? "" : (roles.isEmpty() ? "" : " ") + pips + " " + role.word());
    }
    return roles.isEmpty() ? "no role" : roles.toString();
  }

  private void player(Player player) {
    picture.append(player.seat() == state.active() ? "> " : "  ").append(player.getName());
    for (Resource resource : Resource.values()) {
      if (resource.ordinal() < Resource.MAPS.ordinal() || player.has(resource) > 0) {
        picture.append("  ").append(player.has(resource)).append(' ').append(resource.stat());
      }
    }
    picture.append('\n');
    Map<CardKind, Map<String, Integer>> owned = new LinkedHashMap<>();
    List<Card> cards = new ArrayList<>(realm.tableau(player));
    cards.addAll(realm.cargo(player));
    for (Card card : cards) {
      String name = card.getName() + (card.isFlipped() ? " (face-down)" : "");
      owned
          .computeIfAbsent(card.kind(), kind -> new LinkedHashMap<>())
          .merge(name, 1, Integer::sum);
    }
    owned.forEach((kind, names) -> picture.append("      ").append(listed(kind, names)));
  }

  private static String listed(CardKind kind, Map<String, Integer> names) {
    List<String> words = new ArrayList<>();
    names.forEach((name, count) -> words.add(count == 1 ? name : count + " " + name));
    return plural(kind) + ": " + String.join(", ", words) + "\n";
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(1, width - text.length()));
  }
}
