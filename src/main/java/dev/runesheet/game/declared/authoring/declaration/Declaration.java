package dev.runesheet.game.declared.authoring.declaration;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.authoring.phases.CourseLine;
import dev.runesheet.game.declared.authoring.phases.PhaseOrder;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Acting;
import dev.runesheet.game.declared.catalog.Seats;
import dev.runesheet.game.declared.catalog.SeenBy;
import dev.runesheet.game.declared.catalog.Titles;
import dev.runesheet.game.declared.number.Calculated.Side;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.schema.Declares;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Distinct;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Places;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.shape.Shape;
import dev.runesheet.schema.shape.Shapes;
import dev.runesheet.word.Controllers;
import dev.runesheet.word.WordList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The content of {@code game.yaml} of a declared game. */
public record Declaration(
    @Doc("The game as people call it.") String name,
    @Doc(
            "How many play: a whole number from "
                + Seats.FEWEST
                + " to "
                + Seats.MOST
                + ", or two of them, such as 2 to 4.")
        @Default("2")
        SeatRange players,
    @Doc("The last turn; then the match ends: as 'winner' says, or else in a draw.")
        @Default("100")
        @Range(min = 1, max = 10_000)
        int turns,
    @Doc("Kinds of entities: their numbers, such as health: 20. 'player' is one of them.") @Required
        Map<
                @Ref("name") @Declares(WordList.KIND) String,
                Map<@Ref("name") @Declares(WordList.STAT) String, NumberLine>>
            kinds,
    @Doc(
            "Lists of words for which entries are repeated, here and in the files of cards, decks"
                + " and effect types: `<suit>` in the name of an entry, or in an entry of a list,"
                + " stands for each word of the list suit in turn, `<suit.symbol>` for the text or"
                + " number that the list calls symbol.")
        Map<
                @Ref("name") @Declares("list") String,
                Map<@Ref("name") String, Map<@Ref("name") String, @Ref("said of word") JsonValue>>>
            lists,
    @Doc("Properties of cards that are words, each with the words there are; empty for any text.")
        Map<
                @Ref("name") @Declares(WordList.PROPERTY) String,
                @Distinct List<@Declares("property word") String>>
            words,
    @Doc("Zones; each player has one of his own, unless it is common.") @Required
        Map<@Ref("name") @Declares(WordList.ZONE) String, ZoneLine> zones,
    @Doc(
            "The zone in which players' decks lie when a match begins; left out where all decks are"
                + " those of common zones.")
        @Named("deck zone")
        Optional<@Ref(WordList.ZONE) String> deckZone,
    @Doc("What a deck must be.") @Named("deck building") Optional<DeckRules> deckBuilding,
    @Doc("Groups of entities, seen from one.")
        Map<@Ref("name") @Declares(WordList.SCOPE) String, ScopeLine> scopes,
    @Doc("Effects that 'grant' gives for some turns.")
        Map<@Ref("name") @Declares(WordList.STATUS) String, EffectLine> statuses,
    @Doc("Events of the game's own, which the verb 'raise' raises.") @Distinct
        List<@Ref("event name") @Declares(WordList.EVENT) String> events,
    @Doc("The phases of a turn, in order; the opening ones first.") @Required
        List<PhaseLine> phases,
    @Doc("How a match goes besides its phases.") Optional<CourseLine> course,
    @Doc("What players can do in phases.")
        Map<@Ref("name") @Declares("action") String, ActionLine> actions,
    @Doc("Whether cards may have the same name.") @Named("shared names") @Default("false")
        boolean sharedNames,
    @Doc("Single entities that lines can name: each the first of a scope, seen from 'self'.")
        Map<@Ref("name") @Declares(WordList.ROLE) String, @Ref(WordList.SCOPE) String> roles,
    @Doc("Numbers that are the sum of others besides their own; each kind with one has those, too.")
        Map<@Ref(WordList.STAT) String, @Distinct List<@Ref(WordList.STAT) String>> sums,
    @Doc("The least that modifiers make of numbers; one that none changes may be less.")
        @Named("at least")
        Map<@Ref(WordList.STAT) String, Double> least,
    @Doc(
            "Numbers that no player is told, nor any sum with one of them; also words of cards"
                + " that the board leaves out.")
        @Distinct
        List<@Ref("told") String> untold,
    @Doc(
            "Kinds of cards that count in a number of the card they are attached to: the word of"
                + " this property, then the kind. On a kind without that number it counts in none.")
        Map<@Ref("kind of card") String, @Ref(WordList.PROPERTY) String> counts,
    @Doc(
            "Kinds of cards that equip others, each with the kinds of those: while such a card is"
                + " attached to one of them that is in play, its effects are those of that one.")
        Map<@Ref("kind of card") String, @Distinct List<@Ref("kind of card") String>> equipment,
    @Doc("Lines that 'run' runs, by name.")
        Map<@Ref("name") @Declares("procedure") String, ProcedureLine> procedures,
    @Doc(
            "What actions, procedures and kinds of abilities do, in words for players; made of"
                + " their lines if left out.")
        Map<@Ref("said") String, String> says,
    @Doc(
            "Singulars of nouns in sentences at which the rules of English fail, by plural: of the"
                + " last word of what a scope or number is called, or of more of its words. For"
                + " example lenses: lens, or ships hidden: ship hidden.")
        Map<@Ref("noun") String, String> nouns,
    @Doc(
            "What an entity is at values of a number, in the words of sentences behind 'is' or"
                + " 'becomes': for example ready: {0: not ready, 1: ready}. Sentences use them of"
                + " what sets the number to such a value or asks if it is one; the rest, such as"
                + " ready of self > 0 or a change by 1, is told as of other numbers. All words of"
                + " the numbers of one kind differ: none stands for two values or two numbers.")
        Map<@Ref(WordList.STAT) String, Map<@Ref("value") String, String>> states,
    @Doc(
            "How sentences, boards and stories write the names of kinds, numbers, roles, properties"
                + " and their words, where they are called otherwise: for example elf: Wood Elf; of an event of the"
                + " game's own, what somebody does to whom it happens: promotion: is promoted. No"
                + " two of a sort may be called alike.")
        Map<@Ref("titled") String, String> titles,
    @Doc("Formulas with names, which other formulas use by these.")
        Map<@Ref("name") @Declares("formula") String, FormulaLine> formulas,
    @Doc("Numbers that are worked out from two entities.")
        Map<@Ref("name") @Declares(WordList.CALCULATION) String, CalculationLine> calculations,
    @Doc("Kinds of abilities.") @Named("ability kinds")
        Map<@Ref("name") @Declares("ability kind") String, AbilityKindLine> abilityKinds,
    @Doc(
            "How well a player stands, who is 'self': a number without chance, which the bot"
                + " 'greedy' makes as high as it can with each action.")
        Optional<@Ref("number") String> worth,
    @Doc(
            "What holds of each player, who is 'self', whenever somebody is asked, such as that a"
                + " first hand has a card to begin with: a condition without chance. Forks for a"
                + " player keep it where they shuffle what he may not see.")
        Optional<@Ref("test") String> certain,
    @Doc(
            "Who wins if nobody has won before: behind the last turn, and where the verb"
                + " 'end-match' ends the match. Players who are out do not win.")
        Optional<WinnerLine> winner,
    @Doc("Effects of the game.") List<EffectLine> rules,
    @Doc("Effects that each player has.") @Named("player rules") List<EffectLine> playerRules) {

  /** The numbers of players that a declaration names or nearly names, whatever is wrong with it. */
  static Seats players(JsonNode declared) {
    Shape.Field players =
        Shapes.structure(Declaration.class).fields().stream()
            .filter(field -> field.name().equals("players"))
            .findFirst()
            .orElseThrow();
    return SeatRange.near(declared.path(players.name()))
        .orElseGet(() -> Seats.of(players.otherwise().orElseThrow()));
  }

  /**
   * The titles with those of zones.
   *
   * @param ofEvents what events of the game's own are told as
   */
  public Titles allTitles(Map<String, String> ofEvents) {
    Map<String, String> ofZones = new LinkedHashMap<>();
    zones.forEach((zone, line) -> line.called().ifPresent(title -> ofZones.put(zone, title)));
    return new Titles(titles, ofZones, ofEvents);
  }

  /**
   * The kinds of a scope: those that it names, or else of the kinds of cards those that have each
   * number for which it asks; empty for all.
   */
  public List<String> kindsOf(ScopeLine scope) {
    Set<String> asked = new HashSet<>(scope.printed().keySet());
    asked.addAll(scope.now().keySet());
    return !scope.kinds().isEmpty() || asked.isEmpty()
        ? scope.kinds()
        : kinds.keySet().stream()
            .filter(DeclaredCatalog::isOfCards)
            .filter(kind -> kinds.get(kind).keySet().containsAll(asked))
            .toList();
  }

  /** The rules for decks. */
  public record DeckRules(
      @Doc("How many cards it has; any number if left out.")
          Optional<@Range(min = 1) Integer> cards,
      @Doc("How many of them may have the same name; any number if left out.") @Named("of one name")
          Optional<@Range(min = 1) Integer> copies,
      @Doc("How many there are of some of them.") List<DeckPart> parts,
      @Doc("The zone in which cards of a kind lie when a match begins; they do not count as cards.")
          @Named("begin in")
          Map<@Ref("kind of card") String, @Ref(WordList.ZONE) String> beginIn,
      SourceLocation place) {}

  /** Some cards of a deck. */
  public record DeckPart(
      @Doc("What people call them.") String called,
      @Doc("Their kinds; all if left out.") @Distinct List<@Ref("kind of card") String> kinds,
      @Doc("Words that they carry, by property; an empty one for no word.")
          Map<@Ref(WordList.PROPERTY) String, String> words,
      @Doc("How many there are at least.") @Default("0") @Range(min = 0) int least,
      @Doc("How many there are at most; any number if left out.")
          Optional<@Range(min = 0) Integer> most,
      @Doc("How many of them may have the same name; any number if left out.") @Named("of one name")
          Optional<@Range(min = 1) Integer> copies,
      SourceLocation place) {}

  /** A zone. */
  public record ZoneLine(
      @Doc("Whether the effects of cards there are in play.") @Named("in play") @Default("false")
          boolean inPlay,
      @Doc("Who sees the cards there.") @Named("seen by") @Default("\"all\"") SeenBy seenBy,
      @Doc(
              "Whether the order of the cards there says nothing, so that scenarios may expect them"
                  + " in any order.")
          @Named("any order")
          @Default("false")
          boolean anyOrder,
      @Doc(
              "The most cards of a player that may lie there in a position set up by hand; any"
                  + " number if left out. In play, the conditions of actions and effects see to"
                  + " it.")
          Optional<@Ref("number") String> most,
      @Doc(
              "Whether there is one for all players instead of one for each: cards there are"
                  + " nobody's.")
          @Default("false")
          boolean common,
      @Doc(
              "The deck that lies in a common zone, shuffled, when a match begins; no player has"
                  + " it. The zone begins empty if left out.")
          @Named("begins with")
          Optional<@Ref("deck") String> beginsWith,
      @Doc(
              "What it is called in sentences, boards and stories, where the name is no such noun:"
                  + " for example far waters, for a zone 'far'. No other zone may be called so.")
          Optional<String> called,
      SourceLocation place) {}

  /** A scope. */
  public record ScopeLine(
      @Doc("The kinds; all kinds of cards if left out.") @Distinct
          List<@Ref(WordList.KIND) String> kinds,
      @Doc("Where they are; anywhere in play if left out.")
          Optional<@Ref(WordList.ZONE) String> zone,
      @Doc("Who controls them.") @Default("\"any\"") Controllers whose,
      @Doc("Whether the entity itself is left out.") @Default("false") boolean others,
      @Doc("Whether they lie in the same zone as the entity itself, which is in play.")
          @Named("same zone")
          @Default("false")
          boolean sameZone,
      @Doc("Words that they carry, by property; any if left out.")
          Map<@Ref(WordList.PROPERTY) String, String> words,
      @Doc(
              "Numbers that they print, by stat: 7, or {at least: 7}; any if left out. What effects"
                  + " and lines make of the number is no matter.")
          Map<@Ref(WordList.STAT) String, BoundsLine> printed,
      @Doc(
              "Numbers that they have at the moment, by stat, in the same way; any if left out. No"
                  + " effect in play may change such a number.")
          Map<@Ref(WordList.STAT) String, BoundsLine> now,
      @Doc("What is attached to the cards of this scope; 'self' is the card itself.")
          @Named("attached to")
          Optional<@Ref(WordList.SCOPE) String> attachedTo,
      @Doc("Only so many, the first of them; all if left out.") @Named("first")
          Optional<@Range(min = 1, max = 1_000) Integer> most,
      @Doc(
              "What they are called in sentences, in the plural, where the name is no such noun:"
                  + " for example enemies, for an enemy side. No scope with other entities may read"
                  + " the same.")
          Optional<String> called,
      SourceLocation place) {}

  /** A calculation. */
  public record CalculationLine(
      @Doc(
              "Whether an amount of 0 stays 0, whatever would change it, 'at least', too. What a"
                  + " part makes 0, the parts behind it change.")
          @Named("zero stays")
          @Default("false")
          boolean zeroStays,
      @Doc("The least it comes to.") @Named("at least") @Default("0") double least,
      @Doc("The number of the target that the result is added to.")
          @Named("adds to")
          @Ref(WordList.STAT)
          String addsTo,
      @Doc(
              "The number of 'self' that notes the result: it is added to it, before the result is"
                  + " added to the target's.")
          Optional<@Ref(WordList.STAT) String> notes,
      @Doc("When it is noted; always if left out.") @Named("notes if")
          Optional<@Ref("test") String> notesIf,
      @Doc("The most that is noted.") @Named("notes at most")
          Optional<@Ref("number") String> notesAtMost,
      @Doc(
              "The event about the target that a result above 0 raises, behind those of the numbers"
                  + " that it changes; 'event amount' is the result, and 0 if 'raise' raises the"
                  + " event.")
          Optional<@Ref(WordList.EVENT) String> raises,
      @Doc("What changes it, in order.") @Required List<PartLine> parts,
      SourceLocation place) {}

  /** A part of a calculation. */
  public record PartLine(
      @Doc("Its name, for explanations.") @Ref("title") String part,
      @Doc("A number whose modifiers change the result; 'at least' of the number does not count.")
          Optional<@Ref(WordList.STAT) String> modifiers,
      @Doc("Whose modifiers: those of 'self' or of 'target'.") @Default("\"self\"") Side of,
      @Doc("By what it is multiplied, behind its modifiers.") Optional<@Ref("number") String> times,
      @Doc("What is added at last.") Optional<@Ref("number") String> add,
      @Doc("What must hold for the part to count.") @Named("if") Optional<@Ref("test") String> test,
      @Doc(
              "Its rank, if tables say the order: parts count by rank; one without counts behind"
                  + " the part before it, and the first one, if it has none, before all.")
          Optional<@Ref("number") String> rank,
      @Doc(
              "Whether its modifiers and those of the part before it change the result as those of"
                  + " one number do: first all that set it, then all that multiply it, and so on;"
                  + " each part keeps its 'if'.")
          @Default("false")
          boolean together,
      SourceLocation place) {}

  /** A kind of abilities. */
  public record AbilityKindLine(
      @Doc("Which cards offer them, seen from the player; all in play if left out.") @Named("with")
          Optional<@Ref(WordList.SCOPE) String> scope,
      @Doc("Whether they are effects in play, which can be suppressed.")
          @Named("in force")
          @Default("true")
          boolean inForce,
      @Doc("Numbers that each of them has, with what they usually are.")
          Map<@Ref("name") @Declares("ability number") String, Double> numbers,
      @Doc("For numbers that are needed: the number of the card that is needed more.")
          @Named("needs more")
          Map<@Ref(WordList.STAT) String, @Ref(WordList.STAT) String> needsMore,
      @Doc("When they can be used.") @Named("if") Optional<@Ref("test") String> test,
      @Doc("Why they cannot be used, in words for players.") @Default("\"\"") String because,
      @Doc("What is said if numbers are missing that one needs.") @Default("\"\"") String missing,
      @Doc("What using one does; 'run: the ability' runs its own lines.") @Required List<Op> then,
      @Doc("What they do without lines of their own.") List<Op> usual,
      @Doc("Whether using one ends the phase for its player.") @Default("false") boolean ends,
      @Doc("What the player reads: {card} and {ability} stand for the names.")
          @Default("\"{card}: {ability}\"")
          String words,
      SourceLocation place) {}

  /** A phase. */
  public record PhaseLine(
      @Doc("Its name.") @Ref("name") @Declares("phase") String phase,
      @Doc("The event that begins it, about the active player.")
          Optional<@Ref("event name") @Declares("phase event") String> event,
      @Doc("The phase is left out unless this holds; 'self' is the active player.") @Named("if")
          Optional<@Ref("test") String> test,
      @Doc("What those who act can do, each until an action ends it for him.") @Distinct
          List<@Ref("action") String> actions,
      @Doc("Whether abilities of cards can be used, too.") @Default("false") boolean abilities,
      @Doc("Who acts: the active player, the others, or each; one after the other in turn order.")
          @Default("\"active\"")
          Acting who,
      @Doc(
              "How often each of those acts, once if left out: when all have ended it, they go"
                  + " round again.")
          Optional<@Range(min = 2, max = 100) Integer> times,
      @Doc("Whether it ends for who can do nothing.") @Default("false") boolean passes,
      @Doc(
              "Whether it comes only once, before the first turn; its event is about nobody. Then"
                  + " no event begins the match; 'game starts' comes as the event of such a phase.")
          @Default("false")
          boolean opening,
      @Doc("The mark of a turn in which it is left out; see course.")
          Optional<@Ref("mark") String> unless,
      SourceLocation place)
      implements PhaseOrder.Entry {

    /** The number of times that each of those who act acts in it. */
    public int rounds() {
      return times.orElse(1);
    }
  }

  /** An action. */
  public record ActionLine(
      @Doc("With what: a scope seen from the player, such as own hand.") @Named("with")
          Optional<@Ref(WordList.SCOPE) String> scope,
      @Doc("On what: a second scope seen from the player; 'target' in its 'if' and 'then'.")
          @Named("on")
          Optional<@Ref(WordList.SCOPE) String> on,
      @Doc("When it is legal; 'self' is the entity it is done with, or the player.") @Named("if")
          Optional<@Ref("test") String> test,
      @Doc("Why it is not legal, in words for players.") @Default("\"\"") String because,
      @Doc("What it does.") List<Op> then,
      @Doc("Whether it ends the phase for who does it.") @Default("false") boolean ends,
      @Doc("Whether it can be done once in each turn only, with each entity of 'with'.")
          @Default("false")
          boolean once,
      @Doc("Whether the bot 'eager' does it only if it could else do nothing more.")
          @Default("false")
          boolean rarely,
      SourceLocation place) {}

  /** A card. */
  public record CardLine(
      @Doc("As people call it.") String name,
      @Doc("Its kind.") @Ref("kind of card") String kind,
      @Doc("A number that differs from that of its kind.") @Inline
          Map<@Ref(CardLine.STAT) String, Double> stats,
      @Doc("A property that is a word.") @Inline Map<@Ref(WordList.PROPERTY) String, String> words,
      @Doc("Whether it is of no set, so that decks drawn at random leave it out.")
          @Named("of no set")
          @Default("false")
          boolean ofNoSet,
      @Label(hidden = true) @Doc("Its effects.") List<EffectLine> effects,
      @Label(hidden = true) @Doc("What it says, for players; made of its effects if left out.")
          Optional<String> text,
      Places places) {

    /** The list of the numbers that cards of whatever kind can have. */
    public static final String STAT = "stat of a card";

    /** The card without its effects and its text. */
    public CardLine plain() {
      return new CardLine(name, kind, stats, words, ofNoSet, List.of(), Optional.empty(), places);
    }
  }

  /** The file of cards. */
  public record Cards(@Doc("Cards by id.") @Required Map<@Ref("name") String, CardLine> cards) {

    /** True if an effect is written with a card. */
    public boolean haveEffects() {
      return cards.values().stream().anyMatch(card -> !card.effects().isEmpty());
    }

    /** The ids of the cards of some kinds. */
    public List<String> of(Collection<String> kinds) {
      return cards.keySet().stream().filter(id -> kinds.contains(cards.get(id).kind())).toList();
    }
  }

  /** The file of decks. */
  public record Decks(
      @Doc("Decks by name: how many of each card.") @Required
          Map<
                  @Ref("name") String,
                  Map<@Ref(WordList.CARD) String, @Range(min = 1, max = 100) Integer>>
              decks) {}
}
