package dev.runesheet.game.declared.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.Declaration.CardLine;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Homes;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.entry.Entries;
import dev.runesheet.pack.entry.EntryRows;
import dev.runesheet.pack.entry.RowPlace;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.rows.CellCodec;
import dev.runesheet.rows.RecordSheets;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Placed;
import dev.runesheet.schema.Places;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Sheet;
import dev.runesheet.schema.shape.ShapeReader;
import dev.runesheet.schema.shape.ShapeWriter;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.word.StandardVerb;
import dev.runesheet.word.WordList;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The cards of a declared game: a file in YAML or JSON, or a workbook with a row for each. */
final class DeclaredCards {

  /** The family as {@code game.yaml} names it. */
  static final String FAMILY = "cards";

  private static final List<String> PERMISSION = List.of(StandardVerb.PERMIT);
  private static final Binding ID = new Binding.Name();

  private final DeclaredNames names;
  private final RecordSheets<Row> sheets;

  DeclaredCards(DeclaredNames names) {
    this.names = names;
    sheets =
        RecordSheets.partly(Row.class, names, Map.of("name", CellCodec.of(new CellType.Name())));
  }

  /** A row of a card; the effects of the card are in the workbook of effects. */
  @Sheet(
      title = "Cards",
      rules = "rules.cards",
      noun = "card",
      words = "What its effects do; a remark that is not read.")
  record Row(
      @Label("Card") @Doc("Its id, each only once.") @Ref("name") String id,
      @Inline CardLine card,
      Places places)
      implements Placed {}

  /**
   * The cards of all files; empty after a report if one cannot be read.
   *
   * @param active those of the files in a language of another make
   */
  Optional<Declaration.Cards> read(Homes homes, CardLanguage.Cards active) {
    Map<String, CardLine> all = new LinkedHashMap<>();
    boolean complete = active.areComplete();
    for (String file : homes.manifest().homes(FAMILY)) {
      if (active.haveFile(file)) {
        continue;
      }
      Optional<Declaration.Cards> read =
          PackFiles.isWorkbook(file)
              ? rows(file, homes).map(DeclaredCards::cards)
              : Manifest.bytes(file, homes.files(), homes.findings())
                  .flatMap(content -> lines(file, content, homes.files(), homes.findings()));
      read.ifPresent(cards -> cards.cards().forEach((id, card) -> add(id, card, all, homes)));
      complete &= read.isPresent();
    }
    active.all(names, homes.findings()).forEach((id, card) -> add(id, card, all, homes));
    List<String> named = homes.manifest().homes(FAMILY);
    if (!complete || named.isEmpty()) {
      return Optional.empty();
    }
    if (all.isEmpty() && !homes.findings().hasErrors()) {
      SourceLocation place = SourceLocation.file(named.get(0));
      homes.findings().error(Code.EMPTY, place, "no card", "at least one card");
    }
    return Optional.of(new Declaration.Cards(all));
  }

  private static void add(String id, CardLine card, Map<String, CardLine> all, Homes homes) {
    CardLine first = all.putIfAbsent(id, card);
    if (first != null) {
      String expected = "an id that " + first.places().all() + " does not have";
      homes.findings().errorAbout(Code.DUPLICATE, card.places().all(), id, expected);
    }
  }

  private Optional<RecordSheets.Rows<Row>> rows(String file, Homes homes) {
    List<List<String>> used =
        List.of(names.of(CardLine.STAT), names.of(WordList.KIND), names.of(WordList.PROPERTY));
    return homes.read(file, used, this::rows);
  }

  private RecordSheets.Rows<Row> rows(String file, byte[] content, Diagnostics findings) {
    return sheets.read(file, content, true, findings);
  }

  private static Declaration.Cards cards(RecordSheets.Rows<Row> rows) {
    Map<String, CardLine> cards = new LinkedHashMap<>();
    rows.all().forEach(row -> cards.put(row.id(), row.card()));
    return new Declaration.Cards(cards);
  }

  /**
   * Reports sentences of workbooks that say something else than the effects of their cards.
   *
   * @param effects what cards do
   */
  void checkSentences(Homes homes, List<Effect> effects) {
    Function<Row, String> said = sentences(() -> effects);
    for (String file : homes.manifest().homes(FAMILY)) {
      if (PackFiles.isWorkbook(file)) {
        rows(file, new Homes(homes.manifest(), homes.files(), new Diagnostics()))
            .ifPresent(rows -> rows.checkSentences(said, homes.findings()));
      }
    }
  }

  /** The sentences of a card's effects; effects are only made if one is asked for. */
  private static Function<Row, String> sentences(Supplier<List<Effect>> effects) {
    AtomicReference<Map<String, String>> said = new AtomicReference<>();
    return row -> {
      if (said.get() == null) {
        said.set(
            effects.get().stream()
                .filter(effect -> !isPermission(effect))
                .collect(
                    Collectors.groupingBy(
                        Effect::owner,
                        Collectors.mapping(Effect::sentence, Collectors.joining(" ")))));
      }
      return said.get().getOrDefault(row.id(), "");
    };
  }

  /** True of the condition of an ability, with which it is said. */
  private static boolean isPermission(Effect effect) {
    return effect.calls().map(call -> call.verb().name()).toList().equals(PERMISSION);
  }

  private Optional<Declaration.Cards> lines(
      String file, byte[] content, PackFiles files, Diagnostics findings) {
    return document(file, content, files, findings)
        .map(names.lists()::repeated)
        .flatMap(document -> new ShapeReader(names).read(Declaration.Cards.class, document.root()));
  }

  /**
   * The names of the cards of some files by id, whatever else is wrong with them; none if one of
   * the files cannot be read, which is reported there: what names cards cannot be held against the
   * others.
   */
  Map<String, String> names(List<String> homes, PackFiles files) {
    Map<String, String> all = new LinkedHashMap<>();
    for (String file : homes) {
      Optional<Map<String, String>> read =
          files.read(file).flatMap(bytes -> names(file, bytes, files));
      if (read.isEmpty()) {
        return Map.of();
      }
      all.putAll(read.get());
    }
    return all;
  }

  private Optional<Map<String, String>> names(String file, byte[] content, PackFiles files) {
    Diagnostics quiet = new Diagnostics();
    if (PackFiles.isWorkbook(file)) {
      RecordSheets.Rows<Row> rows = rows(file, content, quiet);
      Map<String, String> names = new LinkedHashMap<>();
      rows.all().forEach(row -> names.put(row.id(), row.card().name()));
      for (RecordSheets.Left left : rows.left()) {
        SourceLocation cell = left.table().place(left.row(), ID);
        if (quiet.all().stream().anyMatch(one -> one.location().equals(cell))) {
          return Optional.empty(); // What the row would be called is not known.
        }
        names.put(left.text(ID), left.text(ID));
      }
      return names.isEmpty() && quiet.hasErrors() ? Optional.empty() : Optional.of(names);
    }
    return document(file, content, files, quiet)
        .map(names.lists()::repeated)
        .map(read -> names(read, FAMILY));
  }

  /** The names that a section of a file has, whatever else is wrong with it. */
  static List<String> names(String file, PackFiles files, String section) {
    return files
        .read(file)
        .flatMap(bytes -> document(file, bytes, files, new Diagnostics()))
        .map(document -> List.copyOf(names(document, section).keySet()))
        .orElse(List.of());
  }

  /** The names of the entries of a section, by id, which stands for a name that is missing. */
  private static Map<String, String> names(JsonDocument document, String section) {
    Map<String, String> names = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> one : document.root().node().path(section).properties()) {
      names.put(one.getKey(), one.getValue().path("name").asText(one.getKey()));
    }
    return names;
  }

  /** A file of text, which is parsed once as long as it stays the same. */
  private static Optional<JsonDocument> document(
      String file, byte[] content, PackFiles files, Diagnostics findings) {
    String text = new String(content, StandardCharsets.UTF_8);
    return files
        .readings()
        .of(
            file,
            content,
            JsonDocument.class,
            findings,
            found -> JsonDocument.parseByName(file, text, found))
        .map(parsed -> parsed.reportingTo(findings));
  }

  /** The cells of workbooks that declare cards, by their ids. */
  Map<String, SourceLocation> cells(Manifest manifest, PackFiles files) {
    Map<String, SourceLocation> cells = new LinkedHashMap<>();
    Homes quiet = new Homes(manifest, files, new Diagnostics());
    manifest.homes(FAMILY).stream()
        .filter(PackFiles::isWorkbook)
        .flatMap(file -> rows(file, quiet).stream())
        .flatMap(rows -> rows.all().stream())
        .forEach(row -> cells.putIfAbsent(row.id(), row.places().of("id")));
    return cells;
  }

  /**
   * The rows of cards, for tools that compare them and make a workbook of a file.
   *
   * @param effects what cards do
   * @param check checks the game with other versions of files
   */
  TableSources family(
      List<String> files,
      Supplier<List<Effect>> effects,
      BiConsumer<Map<String, byte[]>, Diagnostics> check) {
    return new EntryRows<>(FAMILY, files, sheets, new InFiles(sentences(effects), check));
  }

  /** The cards of files that are no workbooks; their effects and texts stay there. */
  private final class InFiles implements Entries<Row> {

    private final Function<Row, String> said;
    private final BiConsumer<Map<String, byte[]>, Diagnostics> check;

    InFiles(Function<Row, String> said, BiConsumer<Map<String, byte[]>, Diagnostics> check) {
      this.said = said;
      this.check = check;
    }

    @Override
    public Optional<Read<Row>> read(String name, String text, Diagnostics findings) {
      return JsonDocument.parseByName(name, text, findings)
          .flatMap(
              document ->
                  new ShapeReader(names)
                      .read(Declaration.Cards.class, names.lists().repeated(document).root())
                      .map(cards -> rows(cards, document)));
    }

    /** The cards but those that a list repeats: only one by one are they rows. */
    private Read<Row> rows(Declaration.Cards cards, JsonDocument document) {
      List<Row> rows = new ArrayList<>();
      List<Diagnostic> left = new ArrayList<>(CardPlace.repeated(names.lists(), document));
      Map<String, Declaration.CardLine> single = new LinkedHashMap<>(cards.cards());
      single.keySet().retainAll(written(document));
      single.forEach(
          (id, card) -> {
            rows.add(new Row(id, card.plain(), card.places()));
            if (!card.effects().isEmpty()) {
              SourceLocation place = card.places().of("effects");
              String found = id + ": its effects";
              left.add(Diagnostic.of(Code.INEXPRESSIBLE, place, found, "numbers and words"));
            }
          });
      return new Read<>(rows, left);
    }

    /** The names of the cards as they are written. */
    private static Set<String> written(JsonDocument document) {
      Set<String> names = new HashSet<>();
      document.root().node().path(FAMILY).fieldNames().forEachRemaining(names::add);
      return names;
    }

    @Override
    public Optional<RowPlace> place(Row row) {
      return Optional.of(new CardPlace(row.id()));
    }

    @Override
    public String places() {
      return "the id of a card";
    }

    @Override
    public ObjectNode written(Row row) {
      return new ShapeWriter(names).write(row).without(List.of("id"));
    }

    @Override
    public String said(Row row) {
      return said.apply(row);
    }

    @Override
    public void check(Map<String, byte[]> files, Diagnostics findings) {
      check.accept(files, findings);
    }
  }
}
