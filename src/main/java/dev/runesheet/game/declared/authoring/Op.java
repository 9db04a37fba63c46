package dev.runesheet.game.declared.authoring;

import dev.runesheet.language.JsonValue;
import dev.runesheet.model.Argument;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Checked;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.Rest;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One line of a program; its first field tells which. */
@Doc("One line of a program.")
sealed interface Op permits Op.Do, Op.If, Op.ForEach, Op.Choose, Op.AtRandom, Op.OneOf, Op.Stop {

  /** Runs a verb. */
  @Doc("Runs a verb; its arguments stand beside it.")
  record Do(
      @Doc("The verb.") @Named("do") @Ref("verb") String verb,
      @Doc("The verb's arguments.") @Rest("arguments") Map<String, Argument> arguments,
      SourceLocation place)
      implements Op {}

  /** Takes one of two ways. */
  @Doc("Takes one of two ways.")
  record If(
      @Doc("The condition.") @Named("if") @Ref("test") String test,
      @Doc("What follows if it holds.") @Required List<Op> then,
      @Doc("What follows if not.") @Named("else") List<Op> otherwise,
      SourceLocation place)
      implements Op {}

  /** Runs lines for each entity of a scope. */
  @Doc("Runs the lines once for each entity of a scope, which is 'target' in them.")
  record ForEach(
      @Doc("The scope.") @Named("for each") @Ref("scope") String scope,
      @Doc("Which of them; 'target' is the one looked at.") Optional<@Ref("test") String> where,
      @Doc("The lines.") @Required List<Op> then,
      SourceLocation place)
      implements Op {}

  /** Lets a player choose an entity. */
  @Doc("Lets a player choose an entity of a scope, which is 'target' in the lines.")
  record Choose(
      @Doc("The scope.") @Named("choose") @Ref("scope") String scope,
      @Doc("Which of them; 'target' is the one looked at.") Optional<@Ref("test") String> where,
      @Doc("What is asked, for example choose a unit.") @Default("\"choose a target\"")
          String question,
      @Doc("Whose player is asked.") @Default("\"self\"") @Ref("role") String asks,
      @Doc("Whether none is an answer, too.") @Default("false") boolean optional,
      @Doc("The lines.") @Required List<Op> then,
      SourceLocation place)
      implements Op {}

  /** Takes an entity at random. */
  @Doc("Runs the lines with an entity of a scope drawn by chance; not at all if there is none.")
  record AtRandom(
      @Doc("The scope.") @Named("at random") @Ref("scope") String scope,
      @Doc("Which of them; 'target' is the one looked at.") Optional<@Ref("test") String> where,
      @Doc("The lines.") @Required List<Op> then,
      SourceLocation place)
      implements Op {}

  /** Lets the player choose one of several ways. */
  @Doc("Lets the player choose one of several ways.")
  record OneOf(
      @Doc("The ways by name, each with its lines.") @Named("one of")
          Map<@Ref("name") String, List<Op>> ways,
      @Doc("What is asked.") @Default("\"choose one\"") String question,
      @Doc("Whose player is asked.") @Default("\"self\"") @Ref("role") String asks,
      SourceLocation place)
      implements Op, Checked {

    @Override
    public void check(JsonValue written) {
      written
          .at("/one of")
          .filter(ways -> ways.node().isObject() && ways.node().isEmpty())
          .ifPresent(ways -> ways.error(Code.EMPTY, "no way", "ways to choose from"));
    }
  }

  /** Ends the program. */
  @Doc("Ends the program.")
  record Stop(@Doc("Always true.") boolean stop, SourceLocation place) implements Op {}
}
