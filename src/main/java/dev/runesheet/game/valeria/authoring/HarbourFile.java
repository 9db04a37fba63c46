package dev.runesheet.game.valeria.authoring;

import dev.runesheet.document.JsonValue;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.card.Harbour;
import dev.runesheet.game.valeria.turn.Rolls;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.language.strings.Prompt;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Checked;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Distinct;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.shape.ShapeReader;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.spelling.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The file of the harbour: its slots and the cards in them.
 *
 * @param waits the questions of the roll that postpone what is owed
 */
record HarbourFile(
    Goods goods,
    Tomes tomes,
    Slots nobles,
    @Named("maps at first") @Range(min = 0, max = MOST) int maps,
    @Named("maps for sailing") @Range(min = 0, max = MOST) int fare,
    @Named("exekratys at first") @Range(min = 0, max = MOST) int piles,
    @Named("exekratys at rolls of") @Range(min = 1, max = Rolls.HIGHEST) int owedAt,
    @Named("exekratys wait after") @Required @Distinct List<@Ref("question") String> waits) {

  private static final int MOST = 99;

  private static final String CHEAPEST = ", as cards move to the last, cheapest slots";

  /** The slots of a kind of cards; what slides comes to the last and cheapest. */
  record Slots(
      @Required List<@Range(min = 0, max = MOST) Integer> prices, @Default("false") boolean slides)
      implements Checked {

    @Override
    public void check(JsonValue written) {
      for (int slot = 1; slides && slot < prices.size(); slot++) {
        int before = prices.get(slot - 1);
        if (prices.get(slot) > before) {
          written
              .at("/prices/" + slot)
              .ifPresent(price -> price.wrong(Code.OUT_OF_RANGE, "at most " + before + CHEAPEST));
        }
      }
    }
  }

  /** The slots of goods, which have any names. */
  record Goods(
      @Inline Slots slots,
      @Required Map<@Ref("goods") String, @Range(min = 1, max = MOST) Integer> pieces) {}

  /** The slots of tomes, which are of resources. */
  record Tomes(
      @Inline Slots slots,
      @Required Map<@Ref("resource") String, @Range(min = 1, max = MOST) Integer> pieces) {}

  /**
   * Reads a file.
   *
   * @param effects the effects whose questions it may name, besides those of effect strings
   * @param complete whether these are all; a question of one with a mistake may be named, too
   */
  static Optional<HarbourFile> read(JsonValue file, List<Effect> effects, boolean complete) {
    TreeSet<String> prompts = new TreeSet<>(Word.words(Prompt.class));
    effects.stream()
        .flatMap(Effect::steps)
        .filter(Step.Choose.class::isInstance)
        .forEach(step -> prompts.add(((Step.Choose) step).prompt()));
    Map<String, SourceNames.Words> words =
        Map.of(
            "goods", SourceNames.Words.any(),
            "resource", SourceNames.Words.of(Resource.IN_PRICES, Code.UNKNOWN_WORD),
            "question",
                complete
                    ? SourceNames.Words.of(prompts, Code.UNKNOWN_WORD)
                    : SourceNames.Words.any());
    return new ShapeReader(words::get).read(HarbourFile.class, file);
  }

  /** The harbour that it describes. */
  Harbour harbour() {
    List<Harbour.Row> rows =
        List.of(
            row(CardKind.GOODS, goods.slots(), goods.pieces()),
            row(CardKind.TOME, tomes.slots(), tomes.pieces()),
            row(CardKind.NOBLE, nobles, Map.of()));
    return new Harbour(rows, maps, fare, piles, owedAt, waits);
  }

  private static Harbour.Row row(CardKind kind, Slots slots, Map<String, Integer> pieces) {
    Map<String, Integer> copies = new TreeMap<>();
    pieces.values().forEach(number -> copies.put(code(kind, copies.size()), number));
    return new Harbour.Row(kind, slots.prices(), slots.slides(), copies);
  }

  private static String code(CardKind kind, int before) {
    return kind.letter() + String.valueOf(before + 1);
  }

  /** The goods and tomes that it names, as cards. */
  List<CardType> pieces() {
    List<CardType> pieces = new ArrayList<>(pieces(CardKind.GOODS, goods.pieces()));
    pieces.addAll(pieces(CardKind.TOME, tomes.pieces()));
    return pieces;
  }

  private static List<CardType> pieces(CardKind kind, Map<String, Integer> named) {
    List<CardType> pieces = new ArrayList<>();
    named
        .keySet()
        .forEach(name -> pieces.add(CardType.plain(code(kind, pieces.size()), kind, name)));
    return pieces;
  }
}
