package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.authoring.effect.EffectsWorkbook;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.word.MonsterType;
import dev.runesheet.language.strings.EffectNotation;
import dev.runesheet.language.strings.EffectPhrases;
import dev.runesheet.language.strings.PhraseWords;
import dev.runesheet.language.strings.syntax.StringCode;
import dev.runesheet.language.strings.words.StringWords;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.pack.Homes;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.SourceFamily;
import dev.runesheet.rows.RecordSheets;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.spelling.Titled;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** The files of Valeria, each read again only when its content has changed. */
final class ValeriaSources {

  static final String CARDS = "cards";
  static final String PRESETS = "presets";
  static final String FLAGS = "flags";
  static final String ALIASES = "aliases";
  static final String HARBOUR = "harbour";

  static final List<SourceFamily> FAMILIES =
      List.of(
          SourceFamily.of(CARDS, "A workbook of cards, and workbooks of effects of theirs.")
              .orSeveral(),
          SourceFamily.of(PRESETS, "The file of named set-ups."),
          SourceFamily.of(
              FLAGS, "The workbook of what words of effect strings change in the rules."),
          SourceFamily.of(ALIASES, "The file of older words for whole effect strings."),
          SourceFamily.of(HARBOUR, "The file of what players meet when they sail."));

  /** The findings after which a card named elsewhere might be one that could not be read. */
  private static final Set<Code> UNREADABLE =
      EnumSet.of(
          Code.FILE_MISSING,
          Code.NOT_A_WORKBOOK,
          Code.WORKBOOK_UNSAFE,
          Code.SHEET_MISSING,
          Code.HEADER_CHANGED);

  private final Homes homes;
  private final List<RecordSheets.Rows<CardSource>> rows = new ArrayList<>();
  private List<CardSource> cards;
  private Optional<TypedTable> flags;
  private Optional<Aliases> aliases;
  private StringWords words;
  private EffectNotation notation;

  ValeriaSources(Homes homes) {
    this.homes = homes;
  }

  /** The files. */
  Homes homes() {
    return homes;
  }

  /** The workbooks of cards. */
  static List<String> cardFiles(Manifest manifest) {
    return manifest.homes(CARDS).stream().filter(home -> !isOfEffects(home)).toList();
  }

  /** True if a home of the cards has effects of theirs as decision tables. */
  private static boolean isOfEffects(String home) {
    return home.endsWith(".drl.xlsx");
  }

  /** The cards; a row with a finding is none. */
  List<CardSource> cards() {
    if (cards == null) {
      cards = new ArrayList<>();
      cardFiles(homes.manifest())
          .forEach(home -> homes.read(home, CARDS, CardSheets::rows).ifPresent(rows::add));
      rows.forEach(one -> cards.addAll(one.all()));
    }
    return cards;
  }

  /**
   * Reports sentences beside cards that say something else; none while a source has an error, since
   * what a card says is open then.
   *
   * @param said the sentences by the codes of their cards
   */
  void checkSentences(Map<String, String> said) {
    if (!homes.findings().hasErrors()) {
      rows.forEach(one -> one.checkSentences(card -> said.get(card.code()), homes.findings()));
    }
  }

  /** True if all cards could be looked at: no workbook or sheet of them is missing or broken. */
  boolean areCardsThere() {
    cards();
    List<String> workbooks = homes.manifest().homes(CARDS);
    return !workbooks.isEmpty()
        && homes.findings().all().stream()
            .noneMatch(
                finding -> hidesCards(finding) && workbooks.contains(finding.location().file()));
  }

  /** True if a workbook of these findings may have cards that could not be looked at. */
  static boolean hidesCards(Diagnostics ofWorkbook) {
    return ofWorkbook.all().stream().anyMatch(ValeriaSources::hidesCards);
  }

  private static boolean hidesCards(Diagnostic finding) {
    return UNREADABLE.contains(finding.code());
  }

  /** The decision tables of cards' effects; none if all effects are strings. */
  List<PackContent.Table> effects(VerbCatalog verbs) {
    List<PackContent.Table> tables = new ArrayList<>();
    for (String home : homes.manifest().homes(CARDS)) {
      if (isOfEffects(home)) {
        homes
            .read(
                home,
                List.of(EffectsWorkbook.class, verbs.phrasing()),
                (file, bytes, own) ->
                    PackContent.Table.read(EffectsWorkbook.of(verbs), file, bytes, own))
            .ifPresent(tables::addAll);
      }
    }
    return tables;
  }

  /** The verbs phrased for this game's cards, with their printed numbers. */
  VerbCatalog said(VerbCatalog verbs) {
    return verbs.saidWith(ValeriaPhrasing.of(cards()));
  }

  /** The table of flags, if it could be read. */
  Optional<TypedTable> flags() {
    if (flags == null) {
      flags =
          homes.readHome(
              FLAGS,
              FLAGS,
              (home, bytes, own) -> new WorkbookReader(home, bytes, own).read(FlagsTable.layout()));
    }
    return flags;
  }

  /** The rows of cards with mistakes. */
  RejectedCards unread() {
    cards();
    return new RejectedCards(rows.stream().flatMap(one -> one.left().stream()).toList());
  }

  private List<String> flags(boolean alone) {
    return flags().map(table -> FlagsTable.names(table, alone)).orElse(List.of());
  }

  /** The words that effect strings may name. */
  StringWords words() {
    if (words == null) {
      Aliases other = aliases().orElse(Aliases.NONE);
      words =
          new StringWords(
              texts(CardKind.MONSTER, card -> card.monster().area(), RejectedCards.AREA),
              Titled.titles(MonsterType.class),
              names(CardKind.CITIZEN),
              names(CardKind.STARTER),
              slain(),
              other.reserves(),
              flags(false),
              flags(true),
              other.aliases());
    }
    return words;
  }

  private Optional<Aliases> aliases() {
    if (aliases == null) {
      aliases = homes.source(ALIASES).flatMap(Aliases::read);
    }
    return aliases;
  }

  /** Reports the mistakes of aliases by themselves; the older words of those that have one. */
  Set<String> wrongAliases(Diagnostics findings) {
    return homes
        .quiet() // What is wrong with the file itself has been told.
        .source(ALIASES)
        .map(written -> Aliases.check(written.reportingTo(findings), notation()))
        .orElse(Set.of());
  }

  /** True if words that other files add to effect strings may be missing, by other findings. */
  boolean hidesWords() {
    return aliases().isEmpty() || hidesFlags();
  }

  private boolean hidesFlags() {
    return areFlagsMissing() || flags().filter(FlagsTable::hidesFlags).isPresent();
  }

  /** True if there is no table of flags, so that each word that is not known may be one. */
  private boolean areFlagsMissing() {
    flags();
    Optional<String> home = homes.manifest().home(FLAGS);
    return home.isEmpty()
        || homes.findings().all().stream()
            .anyMatch(one -> hidesCards(one) && one.location().file().equals(home.get()));
  }

  /** Reports findings of effect strings without those that words which are missing may explain. */
  void report(Diagnostics ofStrings, Diagnostics findings) {
    Set<StringCode> explained = EnumSet.noneOf(StringCode.class);
    if (hidesFlags()) {
      explained.add(StringCode.FLAG);
    }
    if (areFlagsMissing()) {
      explained.add(StringCode.VERB); // Some are written alone.
    }
    if (aliases().isEmpty()) {
      explained.add(StringCode.NAME); // A reserve's.
    }
    unread().report(ofStrings, explained, hidesWords(), findings);
  }

  /** The names of reserves that other files may use. */
  SourceNames.Words reserves() {
    return aliases()
        .map(read -> SourceNames.Words.of(read.reserves(), Code.UNKNOWN_WORD))
        .orElseGet(SourceNames.Words::any);
  }

  private List<String> names(CardKind kind) {
    return texts(kind, CardSource::name, RejectedCards.NAME);
  }

  /** The names of monsters, and of events that are slain as such. */
  private List<String> slain() {
    return Stream.concat(
            cards().stream().filter(CardSource::isSlain).map(CardSource::name),
            unread().words(RejectedCards.SLAIN, RejectedCards.NAME).stream())
        .distinct()
        .toList();
  }

  /** The words of the cards of a kind, also of rows with mistakes. */
  private List<String> texts(CardKind kind, Function<CardSource, String> text, Binding column) {
    return Stream.concat(
            cards().stream().filter(card -> card.kind() == kind).map(text),
            unread().words(Set.of(kind), column).stream())
        .distinct()
        .toList();
  }

  /** The notation of effect strings with these words. */
  EffectNotation notation() {
    if (notation == null) {
      notation = new EffectNotation(words());
    }
    return notation;
  }

  /** The sentences of cards, whose rows are of these verbs. */
  CardSentences sentences(VerbCatalog verbs) {
    Map<String, String> meanings = flags().map(FlagsTable::words).orElse(Map.of());
    return new CardSentences(
        notation(),
        new PhraseWords(
            flag -> meanings.getOrDefault(flag, ""),
            reserve -> CardSheets.called(reserve, cards())),
        new EffectPhrases(verbs));
  }
}
