package dev.runesheet.game.declared.authoring.duel;

import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.engine.verb.Eliminate;
import dev.runesheet.game.declared.authoring.phases.CourseLine;
import dev.runesheet.game.declared.authoring.phases.PhaseOrder;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.Characters;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Acting;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Phase;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Zone;
import dev.runesheet.game.declared.catalog.Kind;
import dev.runesheet.game.declared.catalog.Mode;
import dev.runesheet.game.declared.catalog.OptionalDeclarations;
import dev.runesheet.game.declared.catalog.Seats;
import dev.runesheet.game.declared.catalog.SeenBy;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.schema.Checked;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.shape.ShapeReader;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.spi.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The content of {@code game.yaml} of a duel, in which each of two players is a hero. Heroes and
 * modes are in files of their own, in effect ops.
 */
public record DuelGame(
    @Doc("The game as people call it.") String name,
    @Doc("What players are: heroes, as set-ups and scenarios call them.") CharactersLine characters,
    @Doc("How a match goes besides its phases.") Optional<CourseLine> course,
    @Doc("The phases of a turn, in order; the opening ones first.") @Required
        List<PhaseLine> phases)
    implements Checked {

  /** The characters. */
  public record CharactersLine(
      @Doc("Their kind.") @Ref("phase name") String kind,
      @Doc("Where they are.") @Ref("phase name") String zone) {}

  /** A phase. */
  public record PhaseLine(
      @Doc("Its name.") @Ref("phase name") String phase,
      @Doc("Its event, about the active player; of an opening phase about nobody.") String event,
      @Doc("Whether it comes only once, before the first turn.") @Default("false") boolean opening,
      @Doc(
              "Its name as long as the active player is asked which ability of his character he"
                  + " uses; its event follows the answer and has the ability's number.")
          Optional<@Ref("phase name") String> asking,
      @Doc("The mark of a turn in which it is left out.")
          Optional<@Ref("phase name") String> unless,
      SourceLocation place)
      implements PhaseOrder.Entry {}

  private static final String HEROES = "heroes";
  private static final int PLAYERS = 2;

  /** Names can have underscores, since records of other programs have. */
  private static final SourceNames WORDS =
      new SourceNames() {
        @Override
        public Words words(String kind) {
          return Words.any();
        }

        @Override
        public Optional<String> read(String kind, JsonValue value, Words words) {
          Optional<String> text = value.text();
          if (text.isPresent() && !NAME.matcher(text.get()).matches()) {
            String expected = "a word of small letters, digits, - and _";
            value.wrong(Code.NAME_NOT_PLAIN, expected);
            return Optional.empty();
          }
          return text;
        }
      };

  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_-]*");

  /** Reads the fields of a manifest; empty after a report. */
  public static Optional<DuelGame> read(JsonFields fields) {
    return new ShapeReader(WORDS).part(DuelGame.class, fields);
  }

  @Override
  public void check(JsonValue written) {
    CourseLine line = course.orElse(CourseLine.USUAL);
    PhaseOrder.check(phases, written::report);
    for (int i = 0; i < phases.size(); i++) {
      String place = "/phases/" + i + "/unless";
      phases
          .get(i)
          .unless()
          .filter(mark -> !line.marks().containsValue(mark))
          .flatMap(mark -> written.at(place))
          .ifPresent(value -> value.unknownWord(Code.UNKNOWN_REFERENCE, line.marks().values()));
    }
  }

  /** The events of the phases, in order. */
  public List<String> events() {
    return phases.stream().map(PhaseLine::event).toList();
  }

  /** The phases that a position can begin with, as a match that stands in them calls them. */
  public List<String> standing() {
    return phases.stream().map(phase -> phase.asking().orElse(phase.phase())).toList();
  }

  /** The limits of a phase. */
  public Limits limits(boolean drop) {
    return course.orElse(CourseLine.USUAL).limits(drop);
  }

  /** A character as a card. */
  public Card card(String called, Map<String, Double> stats) {
    return new Card(called, characters.kind(), stats, Map.of(), Map.of(), "");
  }

  /**
   * The catalog of the game.
   *
   * @param modes its modes, the usual one first
   * @param cards its characters by id
   */
  public DeclaredCatalog catalog(
      Map<String, Mode> modes, Map<String, Card> cards, VerbCatalog verbs) {
    CourseLine line = course.orElse(CourseLine.USUAL);
    Map<String, Kind> kinds = Map.of(characters.kind(), new Kind(Map.of()));
    Map<String, Zone> zones = Map.of(characters.zone(), new Zone(true, SeenBy.ALL, false, null));
    List<Phase> all = new ArrayList<>();
    phases.forEach(phase -> all.add(phase(phase)));
    OptionalDeclarations extras =
        OptionalDeclarations.of(
            new Characters(characters.kind(), HEROES, characters.zone()),
            line.course(
                verbs,
                modes.values().stream().anyMatch(mode -> mode.stats().contains(Eliminate.OUT)),
                phases.stream().filter(PhaseLine::opening).count()));
    int turns = modes.values().stream().mapToInt(Mode::turns).max().orElse(0);
    return new DeclaredCatalog(
        name,
        Seats.of(PLAYERS),
        turns,
        kinds,
        Map.of(),
        zones,
        Map.of(),
        List.of(),
        all,
        Map.of(),
        extras,
        cards,
        Map.of(),
        "",
        Map.of(),
        modes);
  }

  private static Phase phase(PhaseLine line) {
    return new Phase(
        line.phase(),
        line.event(),
        "",
        List.of(),
        line.asking().isPresent(),
        Acting.ACTIVE,
        1,
        false,
        line.opening(),
        line.asking().orElse(""),
        line.unless().orElse(""));
  }
}
