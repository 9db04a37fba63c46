package dev.runesheet.engine.host;

import java.util.Collection;
import org.drools.base.definitions.InternalKnowledgePackage;
import org.drools.base.rule.Function;
import org.drools.util.StringUtils;
import org.kie.api.definition.KiePackage;

/**
 * A function of rules that names its class as the class is called. Drools capitalises the name by
 * characters when it compiles a function, but by the language of the machine when it looks for the
 * class: in Turkish {@code isLane} would be sought as {@code İsLane}.
 */
public final class NamedFunction extends Function {

  /** A function whose parts are read afterwards, as Drools copies packages. */
  public NamedFunction() {}

  private NamedFunction(Function of) {
    super(of.getNamespace(), of.getName(), of.getDialect());
    setResource(of.getResource());
  }

  /** Names the classes of functions, before a network is made of their packages. */
  public static void keep(Collection<? extends KiePackage> packages) {
    for (KiePackage pack : packages) {
      ((InternalKnowledgePackage) pack)
          .getFunctions()
          .replaceAll((name, one) -> isNamed(one) ? one : new NamedFunction(one));
    }
  }

  private static boolean isNamed(Function function) {
    return function.getClassName().equals(className(function));
  }

  private static String className(Function function) {
    return function.getNamespace() + "." + StringUtils.ucFirst(function.getName());
  }

  @Override
  public String getClassName() {
    return className(this);
  }
}
