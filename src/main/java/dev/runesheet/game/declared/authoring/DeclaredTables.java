package dev.runesheet.game.declared.authoring;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.game.declared.authoring.check.PresenceCheck;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.game.declared.authoring.declaration.EffectBuilder;
import dev.runesheet.game.declared.authoring.declaration.EffectLine;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.pack.Homes;
import dev.runesheet.pack.OwnedIds;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.TablePlaces;
import dev.runesheet.pack.WorkbookEffects;
import dev.runesheet.pack.source.EffectSource;
import dev.runesheet.pack.source.EffectSources;
import dev.runesheet.pack.source.TableHomes;
import dev.runesheet.schema.shape.ShapeReader;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.effect.EffectBook;
import dev.runesheet.table.effect.EffectFamily;
import dev.runesheet.table.effect.ModifierForm;
import dev.runesheet.table.effect.OpenModifier;
import dev.runesheet.table.effect.Sentences;
import dev.runesheet.table.layout.Roles;
import dev.runesheet.word.ChangeNumber;
import dev.runesheet.word.RulePackages;
import dev.runesheet.word.WordList;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The workbook of effects that a declared game may have beside its cards. */
final class DeclaredTables {

  /** The family as {@code game.yaml} names it. */
  static final String FAMILY = "effects";

  private static final String TITLE = "Effects";

  private static final String AURAS = "Auras";

  private static final String ABILITIES =
      "an ability is written among the effects of its card, in a file of cards";

  private final DeclaredNames names;
  private final EffectBook book;

  DeclaredTables(String game, DeclaredNames names) {
    this.names = names;
    String rules = RulePackages.of(game, "effects");
    EffectBuilder builder = new EffectBuilder(names);
    EffectFamily family =
        new EffectFamily(TITLE, rules, words(), Roles.Place.CELL, ABILITIES, builder::said);
    this.book = new EffectBook(List.of(family, auras(rules, builder)), true);
  }

  private ModifierForm auras(String rules, EffectBuilder builder) {
    OpenModifier code = new OpenModifier(words(), scopes(), zones(), EffectLine.ways());
    String own = rules + "." + AURAS.toLowerCase(Locale.ROOT);
    return new ModifierForm(AURAS, own, code, builder::said);
  }

  /** The scopes of effects in play; those that others have are told with why these cannot. */
  private CellType.Word scopes() {
    return new CellType.Word(
        WordList.SCOPE, names.of("modified"), List.of(), names.notInPlay(), Code.UNKNOWN_TARGET);
  }

  private CellType.Word zones() {
    return new CellType.Word(WordList.ZONE, names.of(WordList.ZONE), Code.UNKNOWN_REFERENCE);
  }

  private Vocabulary words() {
    return new Vocabulary(
            names.verbs(),
            names.of(WordList.TRIGGER),
            names.of(WordList.STAT),
            roles(),
            ChangeNumber.ALL,
            names.of(WordList.SCOPE),
            lists())
        .ofWholeNumbers();
  }

  /** The roles that a row can name. */
  private List<String> roles() {
    return names.words("role").offered().stream().filter(Roles.Place.CELL::takes).toList();
  }

  /** The owners, and every list that a verb takes words of and of which words are known. */
  private Map<String, List<String>> lists() {
    Map<String, List<String>> lists = new LinkedHashMap<>();
    names.verbs().all().stream()
        .flatMap(verb -> verb.parameters().stream())
        .map(Parameter::words)
        .filter(kind -> !kind.isEmpty() && isKnown(kind))
        .forEach(kind -> lists.put(kind, names.of(kind)));
    lists.put(Vocabulary.OWNERS, owners());
    return lists;
  }

  /** False of a list that is known in play only, or of which nothing could be read. */
  private boolean isKnown(String kind) {
    return !names.words(kind).open() || !names.of(kind).isEmpty();
  }

  /**
   * The owners of effects: cards, and entities with rules; none if cards could not be read, which
   * is reported there.
   */
  private List<String> owners() {
    List<String> owners = new ArrayList<>(names.of(WordList.CARD));
    if (!owners.isEmpty()) {
      owners.addAll(List.of(DeclaredCatalog.GAME, DeclaredCatalog.PLAYER_RULES));
    }
    return owners;
  }

  /** The tables of the workbook, of which {@link #checkSentences} checks the sentences. */
  List<PackContent.Table> read(Homes homes) {
    return homes
        .readHome(
            FAMILY,
            List.of(FAMILY, words(), scopes(), zones()),
            (file, bytes, own) -> {
              List<PackContent.Table> read = PackContent.Table.readRows(book, file, bytes, own);
              OwnedIds ids = new OwnedIds(names.of(WordList.CARD));
              read.forEach(table -> ids.check(table.table(), own));
              presences(read, own);
              return read;
            })
        .orElse(List.of());
  }

  /**
   * Checks the sentences of rows, after the game's content is known; those of answers to events of
   * the game's own only where it is known whom these are about.
   */
  static void checkSentences(
      List<PackContent.Table> tables, DeclaredNames names, Diagnostics findings) {
    Set<String> open = names.raised().isEmpty() ? names.ownEvents().keySet() : Set.of();
    for (PackContent.Table table : tables) {
      List<Effect> effects =
          table.effects().stream().filter(one -> !open.contains(one.trigger().event())).toList();
      new Sentences(table.table(), effects).check(findings);
    }
  }

  /** Checks how many entities rows ask for, as entries are checked, at their own cells. */
  private static void presences(List<PackContent.Table> tables, Diagnostics findings) {
    PresenceCheck check = new PresenceCheck(findings);
    TablePlaces places = new TablePlaces(tables);
    tables.stream()
        .flatMap(table -> table.effects().stream())
        .forEach(
            effect ->
                effect
                    .body()
                    .presence()
                    .ifPresent(
                        asked ->
                            check.check(asked, part -> places.change(effect, "while/" + part))));
  }

  /** The effects of the files of cards, for writing those that are rows as a workbook. */
  EffectSources cards(
      String family, List<String> files, CardLanguage.Cards active, TableHomes own) {
    return new Cards(family, files, book, names, active, own);
  }

  /** The effects of the workbook itself, for refreshing and comparing it. */
  EffectSources own(String home) {
    return new WorkbookEffects(FAMILY, List.of(home), book);
  }

  private record Cards(
      String family,
      List<String> files,
      EffectBook book,
      DeclaredNames names,
      CardLanguage.Cards active,
      TableHomes own)
      implements EffectSources {

    @Override
    public Optional<TableHomes> tables() {
      return Optional.of(own);
    }

    @Override
    public Optional<EffectSource> read(String name, byte[] content, Diagnostics findings) {
      Optional<Map<String, Declaration.CardLine>> cards = active.of(name, names, findings);
      if (cards.isPresent()) {
        return Optional.of(effects(name, cards.get()));
      }
      String text = new String(content, StandardCharsets.UTF_8);
      return JsonDocument.parseByName(name, text, findings)
          .map(names.lists()::repeated)
          .flatMap(
              document -> new ShapeReader(names).read(Declaration.Cards.class, document.root()))
          .map(all -> effects(name, all.cards()));
    }

    /** Effects that are written between other data of cards, and are only read. */
    private EffectSource effects(String file, Map<String, Declaration.CardLine> cards) {
      EffectBuilder builder = new EffectBuilder(names);
      return new EffectSource(
          cards.entrySet().stream()
              .flatMap(card -> builder.effects(card.getKey(), card.getValue().effects()).stream())
              .toList(),
          (changed, findings) -> {
            findings.error(
                Code.INEXPRESSIBLE,
                SourceLocation.file(file),
                "effects between the data of cards",
                "a workbook that game.yaml names as its home 'effects'");
            return Optional.empty();
          });
    }
  }
}
