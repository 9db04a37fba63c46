package dev.runesheet.game.valeria.state;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.card.Harbour;
import dev.runesheet.game.valeria.payment.PaymentCache;
import dev.runesheet.spi.setup.RecordJson;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** The cards that matches can be set up with; what cards do is in the rules. */
public final class ValeriaCatalog {

  private final Map<String, CardType> cards = new LinkedHashMap<>();
  private final List<CardType> inOrder;
  private final Map<String, Preset> presets = new LinkedHashMap<>();
  private final Map<CardKind, List<CardType>> byKind;
  private final Map<String, Set<String>> reserves = new ConcurrentHashMap<>();
  private final Map<OfExpansions, List<CardType>> byExpansions = new ConcurrentHashMap<>();
  private final Map<OfExpansions, List<String>> dealt = new ConcurrentHashMap<>();
  private final Harbour harbour;
  private final PaymentCache ways = new PaymentCache();

  /** A kind of the cards of some expansions. */
  private record OfExpansions(CardKind kind, List<String> expansions) {
    OfExpansions {
      expansions = List.copyOf(expansions);
    }
  }

  /** Creates a catalog of cards and presets, in their order, and of the harbour. */
  public ValeriaCatalog(List<CardType> cards, List<Preset> presets, Harbour harbour) {
    this.harbour = harbour;
    cards.forEach(card -> this.cards.put(card.code(), card));
    this.cards.put(CardType.TOKEN.code(), CardType.TOKEN);
    this.inOrder = List.copyOf(this.cards.values());
    presets.forEach(preset -> this.presets.put(preset.name(), preset));
    byKind =
        inOrder.stream()
            .collect(Collectors.groupingBy(CardType::kind, Collectors.toUnmodifiableList()));
  }

  /**
   * A card by its code.
   *
   * @throws IllegalArgumentException if there is none
   */
  public CardType card(String code) {
    CardType card = cards.get(code);
    if (card == null) {
      throw new IllegalArgumentException(
          "card (" + code + ") is not one of the " + cards.size() + " cards.");
    }
    return card;
  }

  /** The codes of all cards. */
  public Set<String> codes() {
    return Collections.unmodifiableSet(cards.keySet());
  }

  /** The sentences of a card; empty if there is no such card, or it only counts. */
  public String text(String code) {
    CardType card = cards.get(code);
    return card == null ? "" : card.text();
  }

  /** All cards, the plain token last. */
  public List<CardType> cards() {
    return inOrder;
  }

  /** All cards of a kind. */
  public List<CardType> cards(CardKind kind) {
    return byKind.getOrDefault(kind, List.of());
  }

  /** All cards of a kind that come with some expansions; found once for all matches. */
  public List<CardType> cards(CardKind kind, List<String> expansions) {
    return byExpansions.computeIfAbsent(
        new OfExpansions(kind, expansions),
        of ->
            cards(kind).stream()
                .filter(card -> of.expansions().contains(card.expansion()))
                .toList());
  }

  /** The codes of a kind that may be dealt; of all expansions if none is named. */
  public List<String> dealt(CardKind kind, List<String> expansions) {
    return dealt.computeIfAbsent(
        new OfExpansions(kind, expansions),
        of ->
            (expansions.isEmpty() ? cards(kind) : cards(kind, of.expansions()))
                .stream().filter(CardType::dealt).map(CardType::code).toList());
  }

  /** The presets of set-ups, by name. */
  public Map<String, Preset> presets() {
    return Collections.unmodifiableMap(presets);
  }

  /** The codes of all cards that presets put into a reserve. */
  public Set<String> reserve(String pool) {
    return reserves.computeIfAbsent(
        pool,
        any ->
            presets.values().stream()
                .flatMap(preset -> preset.reserves().getOrDefault(pool, List.of()).stream())
                .collect(Collectors.toUnmodifiableSet()));
  }

  /** The harbour. */
  public Harbour harbour() {
    return harbour;
  }

  /** The ways to pay, which are the same in all matches. */
  public PaymentCache ways() {
    return ways;
  }

  /** The JSON form of a catalog: all cards except the plain token. */
  record Kept(List<CardType> cards, List<Preset> presets, Harbour harbour) {}

  /** The catalog as JSON, for a rule book. */
  public JsonNode toJson() {
    List<CardType> listed =
        cards.values().stream().filter(card -> card.kind() != CardKind.TOKEN).toList();
    return RecordJson.write(new Kept(listed, List.copyOf(presets.values()), harbour));
  }

  /**
   * Reads what {@link #toJson} writes.
   *
   * @throws IllegalArgumentException if it is not that
   */
  public static ValeriaCatalog of(JsonNode json) {
    Kept kept = RecordJson.read(json, Kept.class);
    return new ValeriaCatalog(kept.cards(), kept.presets(), kept.harbour());
  }

  /**
   * The template of a set-up.
   *
   * @param name its name
   * @param boards the expansions whose citizens and monsters are dealt
   * @param decks the expansions whose domains and dukes are dealt
   * @param events the expansions whose events are dealt
   * @param starter the name of the starter for all players besides those with numbers; empty for
   *     none
   * @param relics whether players get relics
   * @param agents whether agents can be engaged
   * @param sails whether players can sail
   * @param reserves the cards that come into the game only by effects, by the name of the reserve
   */
  public record Preset(
      String name,
      List<String> boards,
      List<String> decks,
      List<String> events,
      String starter,
      boolean relics,
      boolean agents,
      boolean sails,
      Map<String, List<String>> reserves) {
    /** Copies the lists; the reserves stand in the order of their names. */
    public Preset {
      boards = List.copyOf(boards);
      decks = List.copyOf(decks);
      events = List.copyOf(events);
      reserves = Collections.unmodifiableMap(new TreeMap<>(reserves));
    }
  }
}
