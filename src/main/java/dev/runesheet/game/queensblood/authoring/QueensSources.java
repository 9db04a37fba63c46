package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.language.registry.CardNames;
import dev.runesheet.language.registry.CardSource;
import dev.runesheet.language.registry.RegistryReader;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.place.Place;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.pack.Homes;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.SourceFamily;
import dev.runesheet.pack.TablePlaces;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.rows.RecordSheets;
import dev.runesheet.table.effect.EffectBook;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads cards, effects and decks, each from its home, a workbook or JSON as its ending says. What
 * only follows from a mistake that has been reported, such as a deck with a card whose row could
 * not be read, is not reported again.
 */
final class QueensSources {

  static final String CARDS = "cards";
  static final String NAMES = "names";
  static final String EFFECTS = "effects";
  static final String DECKS = "decks";

  static final List<SourceFamily> FAMILIES =
      List.of(
          SourceFamily.of(CARDS, "The workbook of cards."),
          SourceFamily.of(NAMES, "The file of names of cards by language."),
          SourceFamily.of(EFFECTS, "The workbook of effects, and registries in JSON beside it.")
              .orSeveral(),
          SourceFamily.of(DECKS, "The folder of decks."));

  private final Homes homes;
  private final Diagnostics diagnostics;
  private final VerbCatalog verbs;
  private final List<Effect> written = new ArrayList<>();
  private final List<PackContent.Table> tables = new ArrayList<>();
  private RecordSheets.Rows<CardSource> cards = RecordSheets.Rows.none();

  private Map<String, List<String>> names = Map.of();

  /** The owners of all effects, readable or not. */
  private final List<String> owners = new ArrayList<>();

  /** False if there may be effects whose owner is not readable. */
  private boolean whole;

  QueensSources(Homes homes, VerbCatalog verbs) {
    this.homes = homes;
    this.diagnostics = homes.findings();
    this.verbs = verbs;
  }

  /** Reports workbooks besides the one that effects may stand in. */
  static void checkEffects(Homes homes) {
    homes.manifest().homes(EFFECTS).stream()
        .filter(PackFiles::isWorkbook)
        .skip(1)
        .forEach(
            second ->
                homes
                    .findings()
                    .errorAbout(
                        Code.DUPLICATE,
                        SourceLocation.file(homes.manifest().file()),
                        second,
                        "one workbook of effects, and registries beside it"));
  }

  /** Reads cards and effects and checks them against each other. */
  void read() {
    cards = homes.readHome(CARDS, CARDS, this::readCards).orElse(RecordSheets.Rows.none());
    readNames();
    readEffects();
    RegistryChecks checks = checks();
    if (cards.whole()) {
      checks.cards(diagnostics);
    }
    boolean missing = whole && checks.effects(owners, diagnostics);
    if (missing && cards.whole()) {
      checks.unused().forEach(doubt -> diagnostics.add(doubt.diagnostic()));
    }
    if (!diagnostics.hasErrors()) { // What a card does is open otherwise.
      cards.checkSentences(CardsWorkbook.sentences(effects()), diagnostics);
    }
  }

  /** The cards; of one with a mistake, what could be read. */
  List<CardSource> cards() {
    return cards.all();
  }

  /** All effects, those of sheets first. */
  List<Effect> effects() {
    return Stream.concat(
            tables.stream().flatMap(table -> table.effects().stream()), written.stream())
        .toList();
  }

  /** Further names of cards, each of one card or of three for ranks 1 to 3. */
  Map<String, List<String>> names() {
    return names;
  }

  /** The effects that are no rows of a workbook. */
  List<Effect> written() {
    return written;
  }

  /** The sheets of effects. */
  List<PackContent.Table> tables() {
    return tables;
  }

  RegistryChecks checks() {
    return new RegistryChecks(cards.all(), effects(), new TablePlaces(tables));
  }

  /** The decks, if it is known which cards there are. */
  Map<String, List<String>> decks(QueensCatalog catalog) {
    return homes
        .manifest()
        .home(DECKS)
        .filter(home -> cards.whole())
        .map(home -> new DeckFiles(catalog, diagnostics).read(home, homes.files()))
        .orElse(Map.of());
  }

  private RecordSheets.Rows<CardSource> readCards(String home, byte[] bytes, Diagnostics findings) {
    if (PackFiles.isWorkbook(home)) {
      return CardsWorkbook.SHEETS.read(home, bytes, true, findings);
    }
    List<CardSource> read = new RegistryReader(verbs, findings).readCards(home, text(bytes));
    boolean whole = !read.isEmpty() && knowsIds(findings);
    return new RecordSheets.Rows<>(read, whole, List.of(), List.of());
  }

  /** True if no id is missing, wrong, or another card's. */
  private static boolean knowsIds(Diagnostics findings) {
    return findings.all().stream()
        .noneMatch(one -> one.code() == Code.MISSING_FIELD || isOfId(one.location().place()));
  }

  private static boolean isOfId(Place place) {
    return place.pointer().filter(value -> value.last().equals("id")).isPresent();
  }

  private void readEffects() {
    whole = !homes.manifest().homes(EFFECTS).isEmpty();
    for (String home : homes.manifest().homes(EFFECTS)) {
      if (PackFiles.isWorkbook(home)) {
        rows(home);
      } else {
        registry(home);
      }
    }
  }

  private void rows(String home) {
    EffectBook book = EffectsWorkbook.of(said(), cards.all());
    int before = diagnostics.errors();
    List<PackContent.Table> sheets =
        homes
            .read(
                home,
                List.of(EFFECTS, said().phrasing(), cards.whole()),
                (file, bytes, findings) -> sheets(book, file, bytes, findings))
            .orElse(List.of());
    tables.addAll(sheets);
    whole &= sheets.size() == book.forms().size();
    for (PackContent.Table sheet : sheets) {
      // After an error, a sheet without rows may have some.
      whole &= diagnostics.errors() == before || !sheet.table().rows().isEmpty();
      sheet.table().rows().forEach(row -> owner(sheet.table(), row));
    }
  }

  /** Notes the owner of a row; further rows of an effect have neither an owner nor a trigger. */
  private void owner(TypedTable table, TypedRow row) {
    String owner = table.text(row, new Binding.Owner());
    boolean further = table.text(row, new Binding.When()) == null;
    whole &= owner != null || row.complete() && further;
    Optional.ofNullable(owner).ifPresent(owners::add);
  }

  /** The sheets of effects; their sentences name cards, so without these they cannot be checked. */
  private List<PackContent.Table> sheets(
      EffectBook book, String file, byte[] bytes, Diagnostics findings) {
    return cards.whole()
        ? PackContent.Table.read(book, file, bytes, findings)
        : PackContent.Table.readRows(book, file, bytes, findings);
  }

  private void registry(String home) {
    Optional<String> text = Manifest.text(home, homes.files(), diagnostics);
    RegistryReader reader = new RegistryReader(said(), diagnostics);
    text.ifPresent(
        one -> written.addAll(reader.readEffects(home, one, new CardNames(cards.all(), names))));
    List<String> ids = text.map(one -> RegistryReader.effectIds(home, one)).orElse(List.of());
    owners.addAll(ids);
    whole &= !ids.isEmpty();
  }

  /** The verbs of effects whose sentences call the cards by their names. */
  VerbCatalog said() {
    return verbs.saidWith(QueensPhrasing.naming(cards.all()));
  }

  /** No workbook asks for further names of cards, but they must be there. */
  private void readNames() {
    Diagnostics findings = cards.whole() ? diagnostics : new Diagnostics();
    RegistryReader reader = new RegistryReader(verbs, findings);
    names =
        homes
            .text(NAMES, (file, text, any) -> reader.readNames(file, text, cards.all()))
            .orElse(Map.of());
  }

  static String text(byte[] content) {
    return new String(content, StandardCharsets.UTF_8);
  }
}
