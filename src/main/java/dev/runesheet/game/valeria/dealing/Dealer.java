package dev.runesheet.game.valeria.dealing;

import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.card.Harbour;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Deal;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaCatalog.Preset;
import dev.runesheet.spelling.Series;
import dev.runesheet.spi.MatchContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Deals a match from a preset, with the match's own chance (rules.md, section 1). */
public record Dealer(MatchContext match, Supply supply, List<String> names) {

  private static final int AGENT_SLOTS = 4;
  private static final List<Integer> PURSE = List.of(2, 0, 1, 0);

  /**
   * Deals a match.
   *
   * @throws IllegalArgumentException if the preset has too few cards for so many players
   */
  public static Deal deal(
      MatchContext match, ValeriaCatalog catalog, Preset preset, List<String> names) {
    return new Dealer(match, new Supply(catalog, preset), names).deal();
  }

  private Deal deal() {
    List<String> lacks = supply.lacks(names.size());
    if (!lacks.isEmpty()) {
      throw new IllegalArgumentException(
          "preset ("
              + supply.preset().name()
              + ") has too few cards for "
              + names.size()
              + " players, who need "
              + Series.and(lacks)
              + ".");
    }
    List<List<String>> dukes = hands(supply.dukes(), Supply.DUKES);
    List<List<String>> relics =
        supply.preset().relics()
            ? hands(supply.relics(), Supply.RELICS)
            : Collections.nCopies(names.size(), List.of());
    List<String> agents = shuffled(supply.agents());
    int slots = Math.min(AGENT_SLOTS, agents.size());
    List<List<CardType>> monsters = monsters();
    List<List<String>> stacks = new ArrayList<>();
    monsters.forEach(stack -> stacks.add(stack.stream().map(CardType::code).toList()));
    List<String> areas = monsters.stream().map(stack -> stack.get(0).monster().area()).toList();
    return new Deal(
        names,
        areas,
        supply.starters(),
        names.stream().map(name -> purse()).toList(),
        stacks,
        citizens(),
        domains(),
        exhausted(areas),
        dukes,
        relics,
        agents.subList(0, slots),
        agents.subList(slots, agents.size()),
        reserves());
  }

  private Map<String, List<String>> reserves() {
    Map<String, List<String>> reserves = new TreeMap<>(supply.preset().reserves());
    if (supply.preset().sails()) {
      reserves.putAll(supplies());
    }
    return reserves;
  }

  /** The starting resources of a player, with maps where players sail. */
  private List<Integer> purse() {
    List<Integer> purse = new ArrayList<>(PURSE);
    purse.add(supply.preset().sails() ? supply.catalog().harbour().maps() : 0);
    return purse;
  }

  /** The supplies for the slots of the harbour, shuffled. */
  private Map<String, List<String>> supplies() {
    Map<String, List<String>> supplies = new TreeMap<>();
    for (Harbour.Row row : supply.catalog().harbour().rows()) {
      supplies.put(row.kind().word(), shuffled(supply.pieces(row)));
    }
    return supplies;
  }

  private List<List<String>> hands(List<String> cards, int each) {
    return stacks(shuffled(cards), names.size(), each);
  }

  /** The first cards of a deck in stacks of one height. */
  public static List<List<String>> stacks(List<String> deck, int count, int height) {
    List<List<String>> stacks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      stacks.add(deck.subList(i * height, (i + 1) * height));
    }
    return stacks;
  }

  /**
   * Five areas; in each the boss lies at the bottom, and the stacks stand in order of their tops.
   */
  private List<List<CardType>> monsters() {
    Map<String, List<CardType>> byArea = supply.areas(names.size());
    List<List<CardType>> stacks = new ArrayList<>();
    for (String area :
        shuffled(List.copyOf(byArea.keySet())).subList(0, CardIndex.MONSTER_STACKS)) {
      List<CardType> stack = new ArrayList<>(byArea.get(area));
      stack.sort(Comparator.comparingInt((CardType card) -> card.monster().order()).reversed());
      stacks.add(stack);
    }
    stacks.sort(Comparator.comparingInt(stack -> strengthOf(stack.get(stack.size() - 1))));
    return stacks;
  }

  private static int strengthOf(CardType top) {
    return top.cost().strength() + top.cost().magic();
  }

  /** One of the preset's citizens for each number, in five or six copies. */
  private List<List<String>> citizens() {
    List<List<String>> stacks = new ArrayList<>();
    for (int stack = 0; stack < CardIndex.CITIZEN_STACKS; stack++) {
      List<String> codes = supply.citizens(stack);
      String code = codes.get(match.roll(codes.size()) - 1);
      stacks.add(Collections.nCopies(Supply.copies(names.size()), code));
    }
    return stacks;
  }

  private List<List<String>> domains() {
    int height = Supply.height(names.size());
    List<String> deck = shuffled(supply.domains());
    return stacks(deck, CardIndex.DOMAIN_STACKS, height);
  }

  /**
   * As many events as players, as far as there are, and plain cards, shuffled together. An event
   * that brings monsters is not dealt with their area.
   */
  private List<String> exhausted(List<String> areas) {
    List<String> events = new ArrayList<>(supply.events());
    events.removeIf(code -> bringsSome(supply.catalog().card(code), areas));
    events = shuffled(events);
    List<String> deck = new ArrayList<>(events.subList(0, Math.min(events.size(), names.size())));
    while (deck.size() < Supply.EXHAUSTED_EACH * names.size()) {
      deck.add(CardType.TOKEN.code());
    }
    return shuffled(deck);
  }

  private boolean bringsSome(CardType event, List<String> areas) {
    Set<String> members = ReserveSetup.members(supply.catalog(), event, supply.preset().reserves());
    return !Collections.disjoint(ReserveSetup.areas(supply.catalog(), event, members), areas);
  }

  private List<String> shuffled(List<String> cards) {
    List<String> shuffled = new ArrayList<>(cards);
    match.shuffle(shuffled);
    return shuffled;
  }
}
