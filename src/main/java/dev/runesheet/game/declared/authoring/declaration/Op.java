package dev.runesheet.game.declared.authoring.declaration;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.schema.Checked;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.Rest;
import dev.runesheet.schema.ShortForm;
import dev.runesheet.spi.Limits;
import dev.runesheet.word.Extremum;
import dev.runesheet.word.WordList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** One line of a program; its first field determines the kind. */
@Doc("One line of a program.")
public sealed interface Op
    permits Op.Do,
        Op.If,
        Op.ForEach,
        Op.Choose,
        Op.AtRandom,
        Op.OneOf,
        Op.Run,
        Op.InTurn,
        Op.Repeat,
        Op.Use,
        Op.Pay,
        Op.Stop {

  /** The expectation where two fields exclude each other. */
  String ONLY_ONE = "only one of them";

  /** The meaning of a field {@code smallest first}. */
  String SMALLEST_FIRST =
      "The number in whose order they come, the smallest first; those with equal numbers come in"
          + " the usual order, as all do if it is left out. Each has the number.";

  /** The meaning of a field {@code largest first}. */
  String LARGEST_FIRST = "The same with the largest number first.";

  /** A line that may take entities in the order of a number. */
  sealed interface Ordered extends Checked permits ForEach, InTurn {

    /** The number that is smallest first. */
    Optional<String> smallest();

    /** The number that is largest first. */
    Optional<String> largest();

    /** Only one of both orders can be written. */
    @Override
    default void check(JsonValue written) {
      String one = new Selector.Ranking(Extremum.SMALLEST, "").words();
      String other = new Selector.Ranking(Extremum.LARGEST, "").words();
      if (written.field(one).isPresent()) {
        String found = Words.quote(other) + " besides " + Words.quote(one);
        written.field(other).ifPresent(field -> field.error(Code.UNKNOWN_FIELD, found, ONLY_ONE));
      }
    }

    /** The number in whose order it takes them; empty if they keep the usual order. */
    default Optional<Selector.Ranking> ranking() {
      return smallest()
          .map(stat -> new Selector.Ranking(Extremum.SMALLEST, stat))
          .or(() -> largest().map(stat -> new Selector.Ranking(Extremum.LARGEST, stat)));
    }
  }

  /** A call of a verb. */
  @Doc("Runs a verb; its arguments stand beside it.")
  public record Do(
      @Doc("The verb.") @Named("do") @Ref("verb") String verb,
      @Doc("The verb's arguments.") @Rest("arguments") Map<String, Argument> arguments,
      SourceLocation place)
      implements Op {}

  /** A branch on a condition. */
  @Doc("Takes one of two ways.")
  public record If(
      @Doc("The condition.") @Named("if") @Ref("test") String test,
      @Doc("What follows if it holds.") @Required List<Op> then,
      @Doc("What follows if not.") @Named("else") List<Op> otherwise,
      SourceLocation place)
      implements Op {}

  /** A loop over the entities of a scope. */
  @Doc("Runs the lines once for each entity of a scope, which is 'target' in them.")
  public record ForEach(
      @Doc("The scope.") @Named("for each") @Ref(WordList.SCOPE) String scope,
      @Doc("From whom it is seen.") @Default("\"self\"") @Ref(WordList.ROLE) String of,
      @Doc(Op.SMALLEST_FIRST) @Named("smallest first")
          Optional<@Ref(WordList.STAT) String> smallest,
      @Doc(Op.LARGEST_FIRST) @Named("largest first") Optional<@Ref(WordList.STAT) String> largest,
      @Doc("At most so many, the first of them; all if left out.") @Named("at most")
          Optional<@Range(min = 1, max = 1_000) Integer> most,
      @Doc("Which of them; 'target' is the one looked at.") Optional<@Ref("test") String> where,
      @Doc("The lines.") @Required List<Op> then,
      SourceLocation place)
      implements Op, Ordered {}

  /** A choice of an entity by a player. */
  @Doc("Lets a player choose an entity of a scope, which is 'target' in the lines.")
  public record Choose(
      @Doc("The scope.") @Named("choose") @Ref(WordList.SCOPE) String scope,
      @Doc("From whom it is seen.") @Default("\"self\"") @Ref(WordList.ROLE) String of,
      @Doc("Which of them; 'target' is the one looked at.") Optional<@Ref("test") String> where,
      @Doc("What is asked, for example choose a unit.")
          @Default("\"" + Choose.USUAL_QUESTION + "\"")
          String question,
      @Doc("Whose player is asked.") @Default("\"self\"") @Ref(WordList.ROLE) String asks,
      @Doc("Whether none is an answer, too.") @Default("false") boolean optional,
      @Doc(
              "How many different ones are chosen, one after the other, as far as there are so many;"
                  + " if it is optional, at most so many. Then the lines run once for each of them,"
                  + " in the order of the choices. One if left out.")
          @Named("how many")
          Optional<@Range(min = 2, max = 1_000) Integer> number,
      @Doc("Whether any number of different ones is chosen instead, also none.")
          @Named("any number")
          @Default("false")
          boolean free,
      @Doc("The lines.") @Required List<Op> then,
      SourceLocation place)
      implements Op, Checked {

    /** The question of a choice that has none of its own. */
    public static final String USUAL_QUESTION = "choose a target";

    /** True if several can be chosen. */
    boolean ofSeveral() {
      return free || number.isPresent();
    }

    @Override
    public void check(JsonValue written) {
      if (free) {
        written
            .field("how many")
            .ifPresent(
                one -> one.error(Code.UNKNOWN_FIELD, "a number besides 'any number'", ONLY_ONE));
        written
            .field("optional")
            .filter(one -> one.node().isBoolean() && !one.node().booleanValue())
            .ifPresent(
                one ->
                    one.error(
                        Code.UNKNOWN_FIELD,
                        "'optional: false' besides 'any number'",
                        ONLY_ONE + ": none is any number, too"));
      }
    }
  }

  /** A random choice of an entity. */
  @Doc("Runs the lines with an entity of a scope drawn by chance; not at all if there is none.")
  public record AtRandom(
      @Doc("The scope.") @Named("at random") @Ref(WordList.SCOPE) String scope,
      @Doc("From whom it is seen.") @Default("\"self\"") @Ref(WordList.ROLE) String of,
      @Doc("Which of them; 'target' is the one looked at.") Optional<@Ref("test") String> where,
      @Doc("The lines.") @Required List<Op> then,
      SourceLocation place)
      implements Op {}

  /** A choice of one of several branches by the player. */
  @Doc("Lets the player choose one of several ways.")
  public record OneOf(
      @Doc("The ways by name, each with its lines. If none is offered, nothing is asked.")
          @Named("one of")
          Map<@Ref("name") String, Way> ways,
      @Doc("What is asked.") @Default("\"choose one\"") String question,
      @Doc("Whose player is asked.") @Default("\"self\"") @Ref(WordList.ROLE) String asks,
      SourceLocation place)
      implements Op, Checked {

    @Override
    public void check(JsonValue written) {
      written.notEmpty("one of", Code.EMPTY, "no way", "ways to choose from");
      written.field("one of").ifPresent(OneOf::alike);
    }

    /** Warns of a way that leaves no choice: the only one, or one that does what another does. */
    private static void alike(JsonValue all) {
      Map<JsonNode, String> before = new HashMap<>();
      for (Map.Entry<String, JsonNode> way : all.node().properties()) {
        String other = before.putIfAbsent(unsaid(way.getValue()), way.getKey());
        if (all.node().size() == 1) {
          all.error(Code.NO_CHANGE, "the only way", "another way beside it, or its lines alone");
        } else if (other != null) {
          String found = "what " + Words.quote(other) + " does, too";
          all.field(way.getKey())
              .ifPresent(same -> same.error(Code.NO_CHANGE, found, "other lines, or no such way"));
        }
      }
    }

    /** The way without its text: its lines, if it has nothing else. */
    private static JsonNode unsaid(JsonNode way) {
      if (!(way instanceof ObjectNode fields)) {
        return way;
      }
      ObjectNode unsaid = fields.deepCopy().without("says");
      return unsaid.size() == 1 && unsaid.has("then") ? unsaid.get("then") : unsaid;
    }
  }

  /** One of several ways: its lines alone, or with its words and when it is offered. */
  @Doc("A way.")
  @ShortForm("then")
  public record Way(
      @Doc("The way is offered only if this holds when the question is asked; always if left out.")
          @Named("if")
          Optional<@Ref("test") String> test,
      @Doc(
              "What the player reads of it, at most "
                  + NameForms.LONGEST_WAY
                  + " characters; made of its lines if left out. Ways that say the same show their"
                  + " names, too.")
          Optional<@Ref("text of a way") String> says,
      @Doc("Its lines; if there is nothing else, they can stand alone.") @Required List<Op> then,
      SourceLocation place) {}

  /** A call of a procedure. */
  @Doc(
      "Runs the lines of a procedure, with what it takes beside it; 'the ability' is the one whose"
          + " kind has this line.")
  public record Run(
      @Doc("The procedure.") @Ref("procedure") String run,
      @Doc("Who is 'self' in its lines.") @Named("as") @Default("\"self\"") @Ref(WordList.ROLE)
          String as,
      @Doc("What the procedure takes.") @Rest("given") Map<String, String> given,
      SourceLocation place)
      implements Op {

    /** The field with the procedure. */
    static final String NAME = "run";
  }

  /** Lines run by each entity of a scope, as self. */
  @Doc(
      "Runs the lines once for each entity of a scope, which is 'self' and 'target' in them;"
          + " 'owner' and scopes are seen from it.")
  public record InTurn(
      @Doc("The scope.") @Named("as each") @Ref(WordList.SCOPE) String scope,
      @Doc("From whom it is seen.") @Default("\"self\"") @Ref(WordList.ROLE) String of,
      @Doc("Which of them; 'target' is the one looked at.") Optional<@Ref("test") String> where,
      @Doc(Op.SMALLEST_FIRST) @Named("smallest first")
          Optional<@Ref(WordList.STAT) String> smallest,
      @Doc(Op.LARGEST_FIRST) @Named("largest first") Optional<@Ref(WordList.STAT) String> largest,
      @Doc("The lines.") @Required List<Op> then,
      SourceLocation place)
      implements Op, Ordered {}

  /** Lines repeated several times. */
  @Doc("Runs the lines so often.")
  public record Repeat(
      @Doc(
              "How often, rounded up. Each time counts as a change, of which an action has at most"
                  + " 1,000,000.")
          @Ref("number")
          String repeat,
      @Doc("The lines.") @Required List<Op> then,
      SourceLocation place)
      implements Op, Checked {

    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,15}(\\.[0-9]{1,15})?");

    /** A plain number is checked where it is written, also in lines that several cards have. */
    @Override
    public void check(JsonValue written) {
      written
          .at("/repeat")
          .filter(times -> NUMBER.matcher(times.node().asText()).matches())
          .ifPresent(Repeat::often);
    }

    private static void often(JsonValue written) {
      double times = Double.parseDouble(written.node().asText());
      if (times < 1 || times > Limits.MOST_STEPS) {
        String most = Numerals.plain(Limits.MOST_STEPS) + " or less";
        written.error(Code.OUT_OF_RANGE, written.node().asText(), times < 1 ? "1 or more" : most);
      }
    }
  }

  /** The use of another card's ability. */
  @Doc(
      "Lets the player choose among the abilities of one kind that cards of a scope have, and runs"
          + " the lines of the chosen one; those that have such a line themselves are left out.")
  public record Use(
      @Doc("The kind of abilities.") @Named("use") @Ref("ability kind") String kind,
      @Doc(
              "The scope of the cards that have them. An ability of several cards that are the same"
                  + " is offered once; one that has such a line itself, never.")
          @Ref(WordList.SCOPE)
          String of,
      @Doc("What is asked.") @Default("\"choose what to use\"") String question,
      @Doc("Whether nothing happens if 'self' has not the numbers that the ability needs.")
          @Named("if met")
          @Default("false")
          boolean met,
      SourceLocation place)
      implements Op {}

  /** A choice of the cards to pay with by the player. */
  @Doc(
      "Lets the player choose which cards attached to 'self', a card, pay for a number: those that"
          + " count in it, as many as are needed.")
  public record Pay(
      @Doc(
              "The number of 'self' that must be paid. If it is not above 0, or all cards together"
                  + " do not suffice, nothing is asked or paid, and the lines behind it go on: so"
                  + " an action asks first, as with 'if: mana of self >= price of self'.")
          @Ref(WordList.STAT)
          String pay,
      @Doc("The number of 'self' in which the attached cards count.") @Ref(WordList.STAT)
          String with,
      @Doc("The zone that they go to.") @Ref(WordList.ZONE) String to,
      @Doc(
              "What is asked. Each way that is offered suffices, and no card of it could be left"
                  + " out; if there is only one, it is paid unasked.")
          @Default("\"choose what to pay with\"")
          String question,
      SourceLocation place)
      implements Op {}

  /** The end of the program. */
  @Doc("Ends the program.")
  public record Stop(
      @Doc(
              "Always true. Ends what runs: in a procedure only its lines, in 'as each' only those"
                  + " of one; else the whole effect or action, also from within 'for each',"
                  + " 'repeat' and a choice.")
          boolean stop,
      SourceLocation place)
      implements Op, Checked {

    @Override
    public void check(JsonValue written) {
      if (!stop) {
        written.at("/stop").ifPresent(one -> one.error(Code.WRONG_TYPE, "false", "true"));
      }
    }
  }
}
