package dev.runesheet.game.valeria.dealing;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.card.Harbour;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Deal;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaCatalog.Preset;
import dev.runesheet.spelling.Series;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The cards that a preset has to deal, and how many of them players need. */
public record Supply(ValeriaCatalog catalog, Preset preset) {

  /** The number of cards of the exhausted deck for each player. */
  public static final int EXHAUSTED_EACH = 2;

  static final int DUKES = 2;
  static final int RELICS = 2;

  /** True for the largest number of players, who have more cards. */
  static boolean isFull(int players) {
    return players == Deal.MOST;
  }

  /** The starters of each player: those with a number, and the one that the preset names. */
  public List<String> starters() {
    return catalog.cards(CardKind.STARTER).stream()
        .filter(CardType::dealt)
        .filter(card -> card.roll().hasNumber() || card.name().equals(preset.starter()))
        .map(CardType::code)
        .toList();
  }

  List<String> dukes() {
    return catalog.dealt(CardKind.DUKE, preset.decks());
  }

  public List<String> domains() {
    return catalog.dealt(CardKind.DOMAIN, preset.decks());
  }

  /** The events; unlike of other cards, a match may be without any. */
  public List<String> events() {
    return preset.events().isEmpty() ? List.of() : catalog.dealt(CardKind.EVENT, preset.events());
  }

  /** The pieces for the slots of the harbour, or the cards that are dealt if they are named. */
  List<String> pieces(Harbour.Row row) {
    List<String> pieces = new ArrayList<>();
    row.copies().forEach((code, copies) -> pieces.addAll(Collections.nCopies(copies, code)));
    return row.copies().isEmpty() ? catalog.dealt(row.kind(), List.of()) : pieces;
  }

  /** The relics, whatever they come with; none where players get none. */
  List<String> relics() {
    return preset.relics() ? catalog.dealt(CardKind.RELIC, List.of()) : List.of();
  }

  /** The agents, whatever they come with; none where players cannot engage any. */
  List<String> agents() {
    return preset.agents() ? catalog.dealt(CardKind.AGENT, List.of()) : List.of();
  }

  /** The monsters by area, without areas that have only one. */
  public Map<String, List<CardType>> areas(int players) {
    Map<String, List<CardType>> byArea = new TreeMap<>();
    for (CardType card : catalog.cards(CardKind.MONSTER, preset.boards())) {
      if (card.dealt() && (!card.monster().extra() || isFull(players))) {
        byArea.computeIfAbsent(card.monster().area(), area -> new ArrayList<>()).add(card);
      }
    }
    byArea.values().removeIf(stack -> stack.size() <= 1);
    return byArea;
  }

  /** The citizens of a stack. */
  public List<String> citizens(int stack) {
    return catalog.cards(CardKind.CITIZEN, preset.boards()).stream()
        .filter(card -> card.dealt() && card.roll().first() == CardIndex.CITIZEN_NUMBERS.get(stack))
        .map(CardType::code)
        .toList();
  }

  /** The number of citizens in a stack. */
  public static int copies(int players) {
    return isFull(players) ? 6 : 5;
  }

  /** The number of domains in a stack. */
  public static int height(int players) {
    return isFull(players) ? 4 : 3;
  }

  /**
   * The cards of which there are too few for a number of players: how many are needed and there.
   */
  public List<String> lacks(int players) {
    List<String> lacks = new ArrayList<>();
    lack(lacks, dukes().size(), DUKES * players, "dukes");
    if (preset.relics()) {
      lack(lacks, relics().size(), RELICS * players, "relics");
    }
    int areas = areas(players).size();
    lack(lacks, areas, CardIndex.MONSTER_STACKS, "areas of two or more monsters");
    List<String> numbers = numbersWithoutCitizen();
    if (!numbers.isEmpty()) {
      lacks.add("citizens of the numbers " + Series.and(numbers) + " (there are none)");
    }
    lack(lacks, domains().size(), height(players) * CardIndex.DOMAIN_STACKS, "domains");
    if (preset.sails()) {
      for (Harbour.Row row : catalog.harbour().rows()) {
        String what = row.kind().plural() + " for the slots of the harbour";
        lack(lacks, pieces(row).size(), row.prices().size(), what);
      }
    }
    return lacks;
  }

  private List<String> numbersWithoutCitizen() {
    List<String> numbers = new ArrayList<>();
    for (int stack = 0; stack < CardIndex.CITIZEN_STACKS; stack++) {
      if (citizens(stack).isEmpty()) {
        numbers.add(CardIndex.CITIZEN_NUMBERS.get(stack).toString());
      }
    }
    return numbers;
  }

  private static void lack(List<String> lacks, int there, int needed, String what) {
    if (there < needed) {
      lacks.add(needed + " " + what + " (there are " + there + ")");
    }
  }
}
