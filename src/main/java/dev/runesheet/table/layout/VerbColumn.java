package dev.runesheet.table.layout;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Step;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.VerbSpec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * One verb as one column: for each of its parameters, how it is written.
 *
 * @param verb the verb
 * @param forms one form for each parameter, in their order
 */
public record VerbColumn(VerbSpec verb, List<ArgumentForm> forms) {

  /** Copies the forms and checks that each parameter has one that it can have. */
  public VerbColumn {
    forms = List.copyOf(forms);
    if (forms.size() != verb.parameters().size()) {
      throw new IllegalArgumentException(
          "verb ("
              + verb
              + ") has "
              + verb.parameters().size()
              + " parameters, the column names "
              + forms.size()
              + " forms. Maybe one for the entity is missing.");
    }
    for (int i = 0; i < forms.size(); i++) {
      Parameter parameter = verb.parameters().get(i);
      if (!ArgumentForm.all(parameter).contains(forms.get(i))) {
        throw new IllegalArgumentException(
            "parameter ("
                + parameter.name()
                + ") of "
                + verb
                + " cannot be written as "
                + forms.get(i));
      }
    }
  }

  /** A column of a verb. */
  public static VerbColumn of(VerbSpec verb, ArgumentForm... forms) {
    return new VerbColumn(verb, Arrays.asList(forms));
  }

  /**
   * The column that can write a step.
   *
   * @param roles the part of the table that names entities
   * @return the column, or null if no column can: an argument is more than a number, stat or die
   */
  public static VerbColumn of(Step.Do step, Roles.Place roles) {
    List<ArgumentForm> forms = new ArrayList<>();
    for (Parameter parameter : step.verb().parameters()) {
      Argument argument = step.arguments().get(parameter.name());
      ArgumentForm form = argument == null ? null : ArgumentForm.of(parameter, argument, roles);
      if (form == null || !ArgumentForm.all(parameter).contains(form)) {
        return null;
      }
      forms.add(form);
    }
    return new VerbColumn(step.verb(), forms);
  }

  /** Every column that a verb can have. */
  public static List<VerbColumn> all(VerbSpec verb) {
    List<List<ArgumentForm>> combinations = List.of(List.of());
    for (Parameter parameter : verb.parameters()) {
      List<List<ArgumentForm>> longer = new ArrayList<>();
      for (List<ArgumentForm> combination : combinations) {
        for (ArgumentForm form : ArgumentForm.all(parameter)) {
          List<ArgumentForm> next = new ArrayList<>(combination);
          next.add(form);
          longer.add(next);
        }
      }
      combinations = longer;
    }
    return combinations.stream().map(forms -> new VerbColumn(verb, forms)).toList();
  }

  /** True if none of its numbers is a stat or a die. */
  public boolean isPlain() {
    return forms.stream()
        .map(ArgumentForm::kind)
        .noneMatch(kind -> kind == ArgumentForm.Kind.STAT || kind == ArgumentForm.Kind.DICE);
  }

  /** True if its headings, or all of its cells, name the entities. */
  public boolean names(Roles.Place roles) {
    ArgumentForm.Kind other =
        roles == Roles.Place.CELL ? ArgumentForm.Kind.ENTITY : ArgumentForm.Kind.ROLE;
    return forms.stream().map(ArgumentForm::kind).noneMatch(other::equals);
  }

  /** True if no entity stands twice in it: nothing is attached to itself. */
  public boolean isOfSeveral() {
    List<ArgumentForm> entities =
        forms.stream().filter(form -> form.kind() == ArgumentForm.Kind.ENTITY).toList();
    return entities.stream().distinct().count() == entities.size();
  }

  /** True if it names no other roles than some, and its verb is one for a game with these. */
  public boolean isOf(Collection<String> roles) {
    return verb.isFor(roles) && roles.containsAll(roles());
  }

  /** The roles that it names. */
  public List<String> roles() {
    return forms.stream().map(ArgumentForm::role).filter(role -> !role.isEmpty()).toList();
  }

  /**
   * The index of a parameter's part in a cell, from 0; the index after the last if it has no part.
   */
  public int part(String parameter) {
    int part = 0;
    for (int i = 0; i < forms.size(); i++) {
      if (verb.parameters().get(i).name().equals(parameter)) {
        return part;
      }
      part += forms.get(i).inCell() ? 1 : 0;
    }
    return part;
  }

  /** The number of parts of a cell of the column. */
  public int parts() {
    return (int) forms.stream().filter(ArgumentForm::inCell).count();
  }
}
