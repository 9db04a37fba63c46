package dev.runesheet.game.valeria.authoring.display;

import dev.runesheet.api.Match;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.PlayerStats;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.pack.tool.Ink;
import dev.runesheet.spelling.Capital;
import dev.runesheet.spelling.TextColumns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** The table as a person sees it: the three grids, and what each player has. */
public final class TablePicture {

  private static final int HARBOUR = 8;

  private final ValeriaState state;
  private final CardIndex cardIndex;
  private final Ink ink;
  private final StringBuilder picture = new StringBuilder();

  public TablePicture(Match match, Ink ink) {
    this.state = match.state(ValeriaState.class);
    this.cardIndex = CardIndex.of(match.world(), state);
    this.ink = ink;
  }

  /** The open cards. */
  public String table() {
    picture.append(moment()).append('\n');
    List<Card> tops =
        Zones.GRIDS.stream()
            .flatMap(zone -> cardIndex.grid(zone).stream())
            .map(CardIndex::top)
            .filter(Objects::nonNull)
            .toList();
    int names = widest(tops.stream().map(TablePicture::name));
    int prices = widest(tops.stream().map(TablePicture::said));
    Zones.GRIDS.forEach(zone -> grid(zone, names, prices));
    if (cardIndex.active().stat(PlayerStats.SAILS) > 0) {
      harbour();
    }
    cardIndex.players().forEach(this::player);
    return picture.toString();
  }

  /** The resources and cards of the players. */
  public String players() {
    cardIndex.players().forEach(this::player);
    return picture.toString();
  }

  private String moment() {
    boolean rolled = state.phase == ValeriaState.Phase.ROLL_PENDING;
    int first = rolled ? state.firstRolled : state.firstDie;
    int second = rolled ? state.secondRolled : state.secondDie;
    String dice = first == 0 ? "" : ", dice " + first + " and " + second;
    String stacks = state.exhausted == 1 ? " stack" : " stacks";
    String turn = state.turn() == 0 ? "Before the first turn" : "Turn " + state.turn();
    return turn + dice + ", " + state.exhausted + stacks + " exhausted";
  }

  private void grid(String zone, int names, int prices) {
    picture.append(Capital.first(zone)).append('\n');
    for (List<Card> stack : cardIndex.grid(zone)) {
      Card top = CardIndex.top(stack);
      picture.append("  ");
      if (top == null) {
        picture.append("(empty)");
      } else {
        picture
            .append(TextColumns.padded(name(top), names))
            .append(TextColumns.padded(said(top), prices));
        picture.append('x').append(stack.size());
      }
      picture.append('\n');
    }
  }

  private static String name(Card top) {
    return top.isFlipped() ? "(face-down)" : top.getName();
  }

  /** The width of a column: two blanks follow its longest text. */
  private static int widest(Stream<String> texts) {
    return texts.mapToInt(TextColumns::of).max().orElse(0) + 2;
  }

  private void harbour() {
    picture.append("Harbour\n");
    for (CardKind kind : CardKind.AT_SEA) {
      List<String> slots = new ArrayList<>();
      for (Card card : cardIndex.slots(kind)) {
        String slot = card.getPosition() + ": " + card.getName();
        slots.add(slot + " (" + card.number(CardStats.SLOT_PRICE) + ")");
      }
      picture
          .append("  ")
          .append(TextColumns.padded(kind.plural(), HARBOUR))
          .append(String.join(", ", slots));
      picture.append('\n');
    }
    picture.append("  piles   ");
    for (Resource resource : Resource.BASIC) {
      picture.append(state.piles.get(resource.index())).append(' ');
      picture.append(resource.stat()).append("  ");
    }
    picture.setLength(picture.length() - 2);
    picture.append('\n');
  }

  private static String said(Card card) {
    if (card.isFlipped()) {
      return "";
    }
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
    int gold = card.number(CardStats.EXTRA_GOLD);
    int strength = type.cost().strength() + card.number(CardStats.EXTRA_STRENGTH);
    int magic = type.cost().magic() + card.number(CardStats.EXTRA_MAGIC);
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
    int names = widest(cardIndex.players().stream().map(Player::getName));
    picture.append(player.seat() == state.active() ? "> " : "  ");
    picture.append(ink.of(player.seat(), player.getName()));
    picture.append(" ".repeat(names - TextColumns.of(player.getName())));
    List<String> resources = new ArrayList<>();
    for (Resource resource : Resource.values()) {
      if (!resource.isOfCrimsonSeas() || player.has(resource) > 0) {
        String number = Integer.toString(player.has(resource));
        String gap = " ".repeat(most(resource) - number.length());
        resources.add(gap + number + " " + resource.stat());
      }
    }
    picture.append(String.join("  ", resources)).append('\n');
    Map<CardKind, Map<String, Integer>> owned = new LinkedHashMap<>();
    for (Card card : cardIndex.belongings(player)) {
      String name = card.getName() + (card.isFlipped() ? " (face-down)" : "");
      owned
          .computeIfAbsent(card.kind(), kind -> new LinkedHashMap<>())
          .merge(name, 1, Integer::sum);
    }
    owned.forEach((kind, count) -> picture.append("      ").append(listed(kind, count)));
  }

  /** The number of digits of the most that a player has of a resource. */
  private int most(Resource resource) {
    return cardIndex.players().stream()
        .mapToInt(one -> Integer.toString(one.has(resource)).length())
        .max()
        .orElse(1);
  }

  private static String listed(CardKind kind, Map<String, Integer> names) {
    List<String> words = new ArrayList<>();
    names.forEach((name, count) -> words.add(count == 1 ? name : count + " " + name));
    return kind.plural() + ": " + String.join(", ", words) + "\n";
  }
}
